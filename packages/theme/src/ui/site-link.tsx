/** Links that authors write as a component. In-site ones are written without the base path. */
import type { ComponentProps } from 'react';
import { withBase } from '../runtime/paths.ts';
import { SmartLink } from './smart-link.tsx';

export function Link({ href = '', ...rest }: ComponentProps<'a'>) {
  return <SmartLink {...rest} href={href.startsWith('/') ? withBase(href) : href} />;
}
