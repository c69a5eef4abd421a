import { type ReactNode, useId } from 'react';
import controls from './controls.module.css';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** The accessible name of a button that shows only an icon. */
  label?: string;
  /** The content of the button; an arrow by default. */
  button?: ReactNode;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  /** Of the element around both. */
  className?: string | undefined;
  active?: boolean;
  children: ReactNode;
}

/** The drop-down of the nav: opens by click, key and hover; the browser's popover closes it. (enhance-menus.ts) */
export function Menu({
  label,
  button = <Arrow />,
  buttonClassName,
  panelClassName = '',
  className,
  active,
  children,
}: MenuProps) {
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

function Arrow() {
  return <Icon name="chevron" className={controls.chevron} />;
}
