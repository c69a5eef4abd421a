/** The parts of a page that are rendered as React trees of their own: islands, and the content of their slots. */
import { createContext, type ReactNode } from 'react';

/** A part that has a placeholder in the HTML until it is rendered. */
export type QueuedPart =
  | {
      kind: 'island';
      id: string;
      element: ReactNode;
      slots: Array<{ name: string; placeholder: string }>;
      isImplied: boolean;
    }
  | { kind: 'content'; id: string; element: ReactNode };

export interface IslandQueue {
  /** A new id, unique on the page and the same in every build. */
  nextId(): string;
  /** @returns the placeholder */
  add(part: QueuedPart): string;
  get(id: string): QueuedPart | undefined;
  /**
   * Called with each island that is rendered as static HTML.
   * @returns `noteInner` for its content
   */
  noteStatic(name: string, reason: string): (inner: string) => void;
  /** In a static island: called with each of its islands, which are static too. */
  noteInner?: (name: string) => void;
  /** Why all implied islands are static. */
  failure?: string | undefined;
}

/** Matches a placeholder; the group is the part's id. */
export const PLACEHOLDER = /<!--quire-part:([a-z]*\d+)-->/g;

/** An implied island fails without what is around it, such as a context. */
export class IslandFailure extends Error {}

/** The prefix of the ids of parts in the layout. */
export const LAYOUT_PREFIX = 'l';

/** @param prefix of the ids */
export function createIslandQueue(
  prefix: string,
  { noteStatic, failure }: Pick<IslandQueue, 'noteStatic' | 'failure'>,
): IslandQueue {
  const parts = new Map<string, QueuedPart>();
  let count = 0;
  return {
    nextId: () => `${prefix}${count++}`,
    add(part) {
      parts.set(part.id, part);
      return `<!--quire-part:${part.id}-->`;
    },
    get: (id) => parts.get(id),
    noteStatic,
    failure,
  };
}

/** In an island, components are rendered as in the browser: none of them is an island of its own. */
export const IslandQueueContext = createContext<IslandQueue | 'in an island' | undefined>(undefined);
