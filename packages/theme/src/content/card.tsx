/** Owns cards: a box with a title, and one that is a link as a whole. */
import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import './cards.css';

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
