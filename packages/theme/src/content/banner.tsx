/** Owns a line that points to news, in a text or above the navigation, where readers can close it. */
import { usePageStore } from '@quire/engine/client';
import type { ReactNode } from 'react';
import { useTexts } from '../texts/use-texts.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/site-link.tsx';
import './banner.css';
import { useStorageValue } from './site-hooks.ts';

interface BannerProps {
  href?: string;
  message?: ReactNode;
  customChildren?: ReactNode;
  display?: boolean;
  className?: string;
  /** Under which the browser remembers that the reader has closed it. */
  storageKey?: string;
}

export function Banner({ display = true, className = '', storageKey = 'rp-banner-closed', ...content }: BannerProps) {
  const text = useTexts();
  // Nothing hydrates a text: it has no button that would do nothing.
  const isStatic = usePageStore().isStatic();
  const [isClosed, store] = useStorageValue(storageKey, false);
  if (!display || isClosed) return null;
  return (
    <div className={`q-banner ${className}`.trim()}>
      <BannerContent {...content} />
      {!isStatic && (
        <button type="button" aria-label={text('closeBanner')} onClick={() => store(true)}>
          <Icon name="close" />
        </button>
      )}
    </div>
  );
}

function BannerContent({ href, message, customChildren }: Pick<BannerProps, 'href' | 'message' | 'customChildren'>) {
  if (customChildren) return customChildren;
  return href ? <Link href={href}>{message}</Link> : message;
}
