/** Owns the boundary around a part of the layout, with which the page hydrates in slices. */
import { usePageStore } from '@quire/engine/client';
import { type ReactNode, Suspense } from 'react';

export function Part({ children }: { children: ReactNode }) {
  return usePageStore().isStrict() ? children : <Suspense>{children}</Suspense>;
}
