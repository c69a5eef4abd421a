/** Owns the small label beside a word or heading. */
import type { ReactNode } from 'react';
import './badge.css';

export type BadgeType = 'tip' | 'info' | 'warning' | 'danger';

interface BadgeProps {
  text?: ReactNode;
  /** Only the line around it in the badge's colour. */
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
