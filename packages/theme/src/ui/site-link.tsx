/** Links that authors write as a component. In-site ones are written without the base path. */
import { usePageView } from '@quire/client';
import { toHref } from '@quire/client/contract';
import type { ComponentProps } from 'react';
import { isExternalHref, SmartLink } from './smart-link.tsx';

export function Link({ href = '', ...rest }: ComponentProps<'a'>) {
  const { base } = usePageView().site;
  const needsBase = href.startsWith('/') && !isExternalHref(href) && !href.startsWith(base);
  return <SmartLink {...rest} href={needsBase ? toHref(href, base) : href} />;
}
