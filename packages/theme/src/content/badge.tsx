/** The small label next to a word or heading. */
import type { MarkdownElement } from '@quire/client/contract';
import type { ReactNode } from 'react';
import './badge.css';

export type BadgeType = 'tip' | 'info' | 'warning' | 'danger';

interface BadgeProps {
  text?: ReactNode;
  /** Shows only a border in the badge's color. */
  outline?: boolean;
  type?: BadgeType;
  children?: ReactNode;
}

export function Badge({ text, type = 'tip', outline = false, children }: BadgeProps) {
  return (
    <span className="q-badge" data-type={type} data-outline={outline ? '' : undefined}>
      {children ?? text}
    </span>
  );
}

Badge.toMarkdown = ({ attributes, children }: MarkdownElement) =>
  children === '' && typeof attributes.text === 'string' ? `(${attributes.text})` : `(${children})`;
