/** Links that may be external: those open in a new tab. */
import type { ComponentProps } from 'react';

const EXTERNAL = /^(https?:|mailto:|tel:|\/\/)/i;

export function isExternalHref(href: string): boolean {
  return EXTERNAL.test(href);
}

export function SmartLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const external = isExternalHref(href) ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return <a {...external} {...rest} href={href} />;
}
