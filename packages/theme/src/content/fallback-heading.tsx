/** Owns a heading that a component writes, with the anchor that headings of Markdown have. */
import { createElement } from 'react';

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

/** As GitHub writes ids, for a title that occurs once. */
function slugify(title: string): string {
  const words = title.trim().toLowerCase();
  return words.replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '').replaceAll(' ', '-');
}
