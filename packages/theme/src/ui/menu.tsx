/** Owns the drop-down of the nav: opens by press, key and hover; the browser's popover closes it. */
import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { findKeyTarget } from './focus-order.ts';
import { createHoverIntent } from './hover-intent.ts';
import styles from './menu.module.css';
import { closePopover, isOpen, openPopover, useCloseOnNavigation, usePopoverOpen } from './popover-state.ts';

interface MenuProps {
  /** The name of a button that shows only an icon. */
  label?: string;
  button: ReactNode;
  buttonClassName?: string | undefined;
  panelClassName?: string | undefined;
  className?: string | undefined;
  active?: boolean;
  children: ReactNode;
}

export function Menu({ label, button, buttonClassName, panelClassName = '', className, active, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const open = usePopoverOpen(panel, undefined);
  useCloseOnNavigation(panel);
  const hover = useHover(trigger, panel);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys and the pointer belong to the controls inside
    <div
      className={className}
      {...hover}
      onKeyDown={(event) => moveFocus(event, trigger.current, panel.current)}
      onBlur={(event) => isLeft(event) && closePopover(panel.current)}
    >
      <button
        ref={trigger}
        type="button"
        className={buttonClassName}
        aria-label={label}
        aria-expanded={open}
        data-active={active || undefined}
        popoverTarget={id}
      >
        {button}
      </button>
      <div ref={panel} id={id} popover="auto" className={`${styles.panel} ${panelClassName}`}>
        {children}
      </div>
    </div>
  );
}

type ElementRef<T> = { readonly current: T | null };

function useHover(trigger: ElementRef<HTMLButtonElement>, panel: ElementRef<HTMLElement>) {
  const [intent] = useState(() =>
    createHoverIntent({
      isOpen: () => panel.current !== null && isOpen(panel.current),
      open: () => trigger.current && panel.current && openPopover(panel.current, trigger.current),
      close: () => closePopover(panel.current),
    }),
  );
  useEffect(() => intent.dispose, [intent]);
  return {
    onPointerEnter: (event: PointerEvent) => event.pointerType === 'mouse' && intent.enter(),
    onPointerLeave: (event: PointerEvent) => event.pointerType === 'mouse' && intent.leave(),
    onClickCapture: (event: { target: EventTarget; preventDefault(): void }) => {
      const onTrigger = event.target instanceof Node && trigger.current?.contains(event.target);
      if (onTrigger && intent.takePress()) event.preventDefault();
    },
  };
}

/** Whether the focus went on to another part of the page. A press there is the browser's own business. */
function isLeft({ currentTarget, relatedTarget }: FocusEvent): boolean {
  return relatedTarget !== null && !currentTarget.contains(relatedTarget);
}

function moveFocus(event: KeyboardEvent, trigger: HTMLElement | null, panel: HTMLElement | null): void {
  if (!trigger || !panel || event.nativeEvent.isComposing) return;
  if (event.target === trigger && event.key === 'ArrowDown' && !isOpen(panel)) openPopover(panel, trigger);
  if (!isOpen(panel)) return;
  const controls = [...panel.querySelectorAll<HTMLElement>('a[href], button')];
  const target = findKeyTarget(event.key, controls.indexOf(event.target as HTMLElement), controls.length);
  if (target === undefined) return;
  event.preventDefault();
  controls[target]?.focus();
}
