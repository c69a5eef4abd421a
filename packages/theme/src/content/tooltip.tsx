/** The short explanation that a word shows on hover and focus. */
import type { MarkdownElement } from '@quire/client/contract';
import { type ReactNode, useId } from 'react';
import './overlays.css';

interface TooltipProps {
  text: string;
  placement?: 'top' | 'right' | 'bottom' | 'left';
  children: ReactNode;
}

export function Tooltip({ text, placement = 'right', children }: TooltipProps) {
  const id = useId();
  if (!text) throw new Error('<Tooltip> has no "text", which is what it explains.');
  return (
    // A button, because a description is only read out for focusable elements. Its accessible name is only the word.
    <span className="q-tooltip" data-placement={placement}>
      <button type="button" aria-describedby={id}>
        {children}
      </button>
      <span role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}

Tooltip.toMarkdown = ({ attributes: { text }, children }: MarkdownElement) =>
  typeof text === 'string' ? `${children} (${text})` : children;
