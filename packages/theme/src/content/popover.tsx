/** A box that opens when its trigger is clicked; the browser does this without script. */
import type { MarkdownElement } from '@quire/client/contract';
import { type ReactNode, useId } from 'react';
import './overlays.css';

interface PopoverProps {
  title: string;
  /** The content of the box. */
  content: ReactNode;
  /** The trigger. */
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

Popover.toMarkdown = ({ attributes: { content }, children }: MarkdownElement) =>
  typeof content === 'string' ? `${children} (${content})` : children;
