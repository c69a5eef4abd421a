/** The current location, and links, in the form that routers usually have. */
import { usePageView } from '@quire/client';
import type { AnchorHTMLAttributes } from 'react';
import { Link } from '../ui/site-link.tsx';
import { withBase } from './paths.ts';

interface Location {
  /** Without the base path, as in a router with a base. */
  pathname: string;
  search: string;
  hash: string;
  state: null;
  key: string;
}

/** Query and hash are known only in the browser, so they are empty at build time. */
export function useLocation(): Location {
  return { pathname: usePageView().page.routePath, search: '', hash: '', state: null, key: 'default' };
}

export function useNavigate(): (to: string | number) => void {
  return (to) => {
    if (typeof to === 'number') history.go(to);
    else location.assign(withBase(to));
  };
}

export function useHref(to: string): string {
  return withBase(to);
}

export function useParams(): Record<string, string> {
  return {};
}

export function useSearchParams(): [URLSearchParams, () => void] {
  return [new URLSearchParams(), () => undefined];
}

interface NavLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'> {
  to?: string;
  className?: string | ((state: { isActive: boolean; isPending: boolean }) => string | undefined);
}

export function NavLink({ to, href = to ?? '', className, children }: NavLinkProps) {
  const isActive = usePageView().href === withBase(href);
  const name = typeof className === 'function' ? className({ isActive, isPending: false }) : className;
  return (
    <Link href={href} {...(name !== undefined && { className: name })}>
      {children}
    </Link>
  );
}
