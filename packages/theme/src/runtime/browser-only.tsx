/** Owns content that its author wants rendered in the browser only. */
import { usePageStore } from '@quire/engine/client';
import { type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { neverChanges } from '../ui/never-changes.ts';

interface NoSSRProps {
  children?: ReactNode;
  fallback?: ReactNode;
}

/**
 * In a text, which nothing hydrates, it is rendered at build time like all content, unless it cannot be: then the
 * boundary leaves it out. In the layout and in islands it comes once the page is hydrated.
 */
export function NoSSR({ children, fallback = null }: NoSSRProps) {
  const isStatic = usePageStore().isStatic();
  const isHydrated = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (isStatic) return <Suspense fallback={fallback}>{children}</Suspense>;
  return isHydrated ? children : fallback;
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
