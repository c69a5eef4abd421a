import { type ReactNode, useId } from 'react';
import styles from './menu.module.css';

interface MenuProps {
  /** The accessible name of a button that shows only an icon. */
  label?: string;
  button: ReactNode;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  className?: string | undefined;
  active?: boolean;
  children: ReactNode;
}

/** The drop-down of the nav: opens by click, key and hover; the browser's popover closes it. (enhance-menus.ts) */
export function Menu({ label, button, buttonClassName, panelClassName = '', className, active, children }: MenuProps) {
  const id = useId();
  return (
    <div className={className} data-dropdown="">
      <button
        type="button"
        className={buttonClassName}
        aria-label={label}
        data-active={active || undefined}
        popoverTarget={id}
      >
        {button}
      </button>
      <div id={id} popover="auto" className={`${styles.panel} ${panelClassName}`}>
        {children}
      </div>
    </div>
  );
}
