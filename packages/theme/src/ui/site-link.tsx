/** Links that authors write as a component. In-site ones are written without the base path. */
import { usePageView } from '@quire/client';
import { toHref } from '@quire/client/contract';
import type { AnchorHTMLAttributes } from 'react';
import { isExternalHref } from './smart-link.tsx';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement>;

export function Link({ href = '', ...rest }: LinkProps) {
  const { base } = usePageView().site;
  if (isExternalHref(href)) {
    return <a target="_blank" rel="noopener noreferrer" {...rest} href={href} />;
  }
  const needsBase = href.startsWith('/') && !href.startsWith(base);
  return <a {...rest} href={needsBase ? toHref(href, base) : href} />;
}
