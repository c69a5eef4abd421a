/** What a row of the dialog represents. */
import type { DialogIconName } from './dialog-icon.tsx';
import type { HitRow } from './group-hits.ts';
import { getTitle, type Hit } from './hit.ts';

/** An action of the dialog: it follows a link, or runs a function. */
export interface Command {
  id: string;
  title: string;
  icon: DialogIconName;
  href?: string;
  /** Resolves with a message for the reader, if there is one. */
  run?: () => Promise<string | undefined>;
}

/** A row that can be chosen. */
export type Item =
  | { list: 'recent' | 'favorites' | 'links' | 'onPage'; hit: Hit }
  | { list: 'matched'; hit: Hit; row: HitRow; queryID: string | undefined }
  | { list: 'commands'; command: Command };

/** Undefined if the row has no link. */
export function getItemUrl(item: Item): string | undefined {
  return item.list === 'commands' ? item.command.href : item.hit.url;
}

export function getItemId(item: Item): string {
  return item.list === 'commands' ? item.command.id : item.hit.objectID;
}

export function getItemTitle(item: Item): string {
  return item.list === 'commands' ? item.command.title : getTitle(item.hit);
}

export function getItemIcon(item: Item): DialogIconName {
  if (item.list === 'commands') return item.command.icon;
  if (item.list === 'recent') return 'recent';
  if (item.list === 'favorites') return 'star';
  if (item.hit.type === 'content') return 'text';
  return item.hit.type === 'lvl1' ? 'page' : 'heading';
}
