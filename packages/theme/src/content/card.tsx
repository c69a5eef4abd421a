/** Cards: a box with a title, and a box that is a link. */
import type { MarkdownElement } from '@quire/client/contract';
import type { ReactNode } from 'react';
import { Link } from '../ui/site-link.tsx';
import './cards.css';
import { formatLink } from './format-link.ts';

interface CardProps {
  title?: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
}

export function Card({ title, icon, children }: CardProps) {
  return (
    <div className="q-card">
      {(title || icon) && (
        <p className="q-card-title">
          {icon} {title}
        </p>
      )}
      {children}
    </div>
  );
}

Card.toMarkdown = ({ attributes, children }: MarkdownElement) =>
  typeof attributes.title === 'string' ? `**${attributes.title}**\n\n${children}` : children;

interface LinkCardProps {
  title: ReactNode;
  href: string;
  description?: ReactNode;
}

export function LinkCard({ title, href, description }: LinkCardProps) {
  return (
    <Link href={href} className="q-card">
      <span className="q-card-title">{title}</span>
      {description && <span>{description}</span>}
    </Link>
  );
}

LinkCard.toMarkdown = ({ attributes: { title, href, description } }: MarkdownElement) =>
  `${formatLink(title, href)}${typeof description === 'string' ? `: ${description}` : ''}`;
