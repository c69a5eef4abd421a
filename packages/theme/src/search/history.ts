/** The reader's recent and favorite searches, and the moves between the two lists. */
import { FAVORITES_MAX, RECENT_MAX, RECENT_MAX_WITH_FAVORITES } from './constants.ts';
import { getTitleLevel, type Hit } from './hit.ts';

/** The newest first. */
export interface History {
  recent: readonly Hit[];
  favorites: readonly Hit[];
}

/** Adds a chosen hit, unless it is already a favorite. */
export function addRecent(history: History, hit: Hit): History {
  if (history.favorites.some(isSame(hit))) return history;
  return { ...history, recent: putFirst(history.recent, toStored(hit), RECENT_MAX) };
}

/** Moves a recent search to the favorites. */
export function addFavorite(history: History, hit: Hit): History {
  return { ...removeRecent(history, hit), favorites: putFirst(history.favorites, toStored(hit), FAVORITES_MAX) };
}

export function removeRecent(history: History, hit: Hit): History {
  return { ...history, recent: without(history.recent, hit) };
}

export function removeFavorite(history: History, hit: Hit): History {
  return { ...history, favorites: without(history.favorites, hit) };
}

/** With favorites, fewer recent searches are shown. */
export function listShownRecent({ recent, favorites }: History): readonly Hit[] {
  return recent.slice(0, favorites.length > 0 ? RECENT_MAX_WITH_FAVORITES : RECENT_MAX);
}

/** Only the heading is stored: the matches in its text do not matter later. */
function toStored(hit: Hit): Hit {
  return { objectID: hit.objectID, url: hit.url, type: getTitleLevel(hit), hierarchy: hit.hierarchy };
}

function putFirst(list: readonly Hit[], hit: Hit, limit: number): readonly Hit[] {
  return [hit, ...without(list, hit)].slice(0, limit);
}

function without(list: readonly Hit[], hit: Hit): readonly Hit[] {
  return list.filter((other) => !isSame(hit)(other));
}

function isSame(hit: Hit): (other: Hit) => boolean {
  return (other) => other.objectID === hit.objectID;
}
