import { HOVERS_META } from '@quire/engine/shared';

/** The file of the page that is shown; undefined where no code of it has names to explain. */
export function findHoversHref(): string | undefined {
  return document.querySelector<HTMLMetaElement>(`meta[name=${HOVERS_META}]`)?.content;
}

/** Of a screen that is touched. */
export function hasNoHover(): boolean {
  return matchMedia('(hover: none)').matches;
}
