/** Content that is intended to be rendered only in the browser. */
import { usePageStore } from '@quire/client';
import { type ReactNode, Suspense } from 'react';
import { useIsBuilt } from '../ui/use-is-built.ts';

interface NoSSRProps {
  children?: ReactNode;
  fallback?: ReactNode;
}

/**
 * Content and layout are not hydrated, so there it is rendered at build time like everything else. If that fails,
 * the boundary leaves it out. In islands it is rendered once they are hydrated.
 */
export function NoSSR({ children, fallback = null }: NoSSRProps) {
  const { isStatic } = usePageStore();
  const isBuilt = useIsBuilt();
  if (isStatic) return <Suspense fallback={fallback}>{children}</Suspense>;
  return isBuilt ? fallback : children;
}

export function BrowserOnly({
  children,
  fallback,
}: {
  children?: (() => ReactNode) | ReactNode;
  fallback?: ReactNode;
}) {
  return (
    <NoSSR fallback={fallback}>{typeof children === 'function' ? <Rendered render={children} /> : children}</NoSSR>
  );
}

function Rendered({ render }: { render: () => ReactNode }) {
  return render();
}
