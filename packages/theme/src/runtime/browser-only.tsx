/** Owns content that its author asks to draw in the browser alone. */
import { type ReactNode, Suspense } from 'react';

interface NoSSRProps {
  children?: ReactNode;
  fallback?: ReactNode;
}

/** Drawn at build time like all content, unless it cannot be: then the boundary leaves it out. */
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
  return <NoSSR fallback={fallback}>{typeof children === 'function' ? <Drawn draw={children} /> : children}</NoSSR>;
}

function Drawn({ draw }: { draw: () => ReactNode }) {
  return draw();
}
