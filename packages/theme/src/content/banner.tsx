/** Owns a line that points to news, where an author puts it into a page. */
import type { ReactNode } from 'react';
import { Link } from '../ui/site-link.tsx';
import './cards.css';

interface BannerProps {
  href?: string;
  message?: ReactNode;
  customChildren?: ReactNode;
  display?: boolean;
}

export function Banner({ href, message, customChildren, display = true }: BannerProps) {
  if (!display) return null;
  if (customChildren) return <div className="q-card">{customChildren}</div>;
  return (
    <Link href={href} className="q-card">
      {message}
    </Link>
  );
}
