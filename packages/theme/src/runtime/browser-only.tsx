/** Owns content that its author wants rendered in the browser only. */
import { type ReactNode, Suspense } from 'react';

interface NoSSRProps {
  children?: ReactNode;
  fallback?: ReactNode;
}

/** Rendered at build time like all content, unless it cannot be: then the boundary leaves it out. */
export function NoSSR({ children, fallback = null }: NoSSRProps) {
  return <Suspense fallback={fallback}>{children}</Suspense>;
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
