/** A heading that a component renders, with an anchor like headings in Markdown. */
import { createElement } from 'react';
import { slugify } from './slugify.ts';

interface FallbackHeadingProps {
  level: 1 | 2 | 3 | 4 | 5 | 6;
  title: string;
}

export function FallbackHeading({ level, title }: FallbackHeadingProps) {
  const id = slugify(title);
  if (id === '') return null;
  const anchor = createElement('a', { className: 'q-anchor', href: `#${id}`, 'aria-labelledby': id });
  return createElement(`h${level}`, { id }, title.trim(), anchor);
}
