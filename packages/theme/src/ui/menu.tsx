import { type ReactNode, useId } from 'react';
import controls from './controls.module.css';
import { Icon } from './icon.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** The accessible name of a button that shows only an icon. */
  label?: string;
  /** The text of the button, before an arrow. */
  text?: ReactNode;
  /** Replaces text and arrow. */
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
  text,
  button = <TextWithArrow text={text} />,
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

function TextWithArrow({ text }: Pick<MenuProps, 'text'>) {
  return (
    <>
      {text}
      <Icon name="chevron" className={controls.chevron} />
    </>
  );
}
