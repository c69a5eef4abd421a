/** A tree of files, from a nested list: an entry with a nested list is a folder. */
import './file-tree.css';
import './tree-notes.css';
import type { ReactNode } from 'react';

export function FileTree({ children }: { children: ReactNode }) {
  return <div className="q-tree">{children}</div>;
}
