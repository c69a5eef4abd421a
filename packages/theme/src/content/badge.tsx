/** Owns the small label beside a word or heading. */
import type { ReactNode } from 'react';

export type BadgeType = 'tip' | 'info' | 'warning' | 'danger';

interface BadgeProps {
  text?: string;
  type?: BadgeType;
  children?: ReactNode;
}

export function Badge({ text, type = 'tip', children }: BadgeProps) {
  return (
    <span className="q-badge" data-type={type}>
      {text ?? children}
    </span>
  );
}
