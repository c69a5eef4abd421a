import { HOVERS_META } from '@quire/client/contract';

/** URL of the file that explains the names of the current page; undefined if there is none. */
export function findHoversHref(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${HOVERS_META}]`)?.content;
}

/** True on touch screens. */
export function hasNoHover(): boolean {
  return matchMedia('(hover: none)').matches;
}
