/** A line with news, in the content or above the navigation, which readers can close. */
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/site-link.tsx';
import './banner.css';

interface BannerProps {
  href?: string;
  message?: ReactNode;
  customChildren?: ReactNode;
  display?: boolean;
  className?: string;
  /** The storage key that records that the reader has closed it. */
  storageKey?: string;
}

/** (enhance-banner.ts) */
export function Banner({ display = true, className = '', storageKey = 'rp-banner-closed', ...content }: BannerProps) {
  const text = useTexts();
  if (!display) return null;
  return (
    <div className={`q-banner ${className}`.trim()} data-banner={storageKey}>
      <BannerContent {...content} />
      <button type="button" className="q-icon-button" aria-label={text('closeBanner')}>
        <Icon name="close" />
      </button>
    </div>
  );
}

function BannerContent({ href, message, customChildren }: Pick<BannerProps, 'href' | 'message' | 'customChildren'>) {
  if (customChildren) return customChildren;
  return href ? <Link href={href}>{message}</Link> : message;
}
