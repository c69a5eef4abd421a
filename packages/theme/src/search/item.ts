/** What a row of the dialog represents. */
import type { DialogIconName } from './dialog-icon.tsx';
import type { HitRow } from './group-hits.ts';
import type { Hit } from './hit.ts';

/** A row that can be chosen. */
export type Item =
  | { list: 'recent' | 'favorites' | 'links' | 'onPage'; hit: Hit }
  | { list: 'matched'; hit: Hit; row: HitRow; queryID: string | undefined };

export function getItemIcon(item: Item): DialogIconName {
  if (item.list === 'recent') return 'recent';
  if (item.list === 'favorites') return 'star';
  if (item.hit.type === 'content') return 'text';
  return item.hit.type === 'lvl1' ? 'page' : 'heading';
}
