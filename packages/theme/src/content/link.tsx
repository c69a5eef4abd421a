/** Owns links that authors write as a component. In-site ones are written without the base path. */
import { usePageView } from '@quire/engine/client';
import { toHref } from '@quire/engine/shared';
import type { ReactNode } from 'react';
import { isExternalHref } from '../ui/smart-link.tsx';

interface LinkProps {
  href?: string;
  className?: string;
  children?: ReactNode;
}

export function Link({ href = '', className, children }: LinkProps) {
  const { base } = usePageView().site;
  if (isExternalHref(href)) {
    return (
      <a href={href} className={className} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const needsBase = href.startsWith('/') && !href.startsWith(base);
  return (
    <a href={needsBase ? toHref(href, base) : href} className={className}>
      {children}
    </a>
  );
}
