/** What is around the whole layout: nothing, until a site puts its own component in this place. */
import type { ReactNode } from 'react';

export function Root({ children }: { children: ReactNode }) {
  return children;
}
