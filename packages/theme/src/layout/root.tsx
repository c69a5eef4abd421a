/** Wraps the whole layout. Renders only its children, unless a site replaces it. */
import type { ReactNode } from 'react';

export function Root({ children }: { children: ReactNode }) {
  return children;
}
