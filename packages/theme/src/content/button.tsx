/** A link that looks like a button. */
import type { MarkdownElement } from '@quire/client/contract';
import type { ReactNode } from 'react';
import { Link } from '../ui/site-link.tsx';
import './cards.css';
import { formatLink } from './format-link.ts';

interface ButtonProps {
  href?: string;
  theme?: 'brand' | 'alt';
  text?: string;
  children?: ReactNode;
}

export function Button({ href, theme = 'brand', text, children }: ButtonProps) {
  return (
    <Link href={href ?? ''} className={`q-button q-button-${theme}`}>
      {text ?? children}
    </Link>
  );
}

Button.toMarkdown = ({ attributes: { href, text }, children }: MarkdownElement) => formatLink(text ?? children, href);
