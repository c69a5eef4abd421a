/** The box that a word opens when it is pressed; the browser does it, without script. */
import { type ReactNode, useId } from 'react';
import './overlays.css';

interface PopoverProps {
  title: string;
  /** What the box says. */
  content: ReactNode;
  /** What is pressed. */
  children: ReactNode;
}

export function Popover({ title, content, children }: PopoverProps) {
  const id = useId();
  return (
    <>
      <button type="button" className="q-popover-button" popoverTarget={id}>
        {children}
      </button>
      <span id={id} popover="auto" className="q-popover" role="note" aria-label={title}>
        <b className="q-popover-title">{title}</b>
        {content}
      </span>
    </>
  );
}
