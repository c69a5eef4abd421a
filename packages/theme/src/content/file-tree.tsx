/** Owns a tree of files, drawn from a nested list: an entry with entries of its own is a folder. */
import type { ReactNode } from 'react';

export function FileTree({ children }: { children: ReactNode }) {
  return <div className="q-tree">{children}</div>;
}
