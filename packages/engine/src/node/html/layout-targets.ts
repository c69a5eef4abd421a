/**
 * Collects the links and images that a site adds to the layout. Those of the bar and the sidebar are left out, except
 * in their slots: they are checked where they are configured.
 */
import { KEEP_ATTRIBUTE, SLOT_ATTRIBUTE } from '@quire/client/contract';
import type { HtmlVisitor } from '@quire/markdown/html';
import { addTargets, type Targets } from './element-names.ts';

export function createLayoutTargetCollector(): HtmlVisitor & { finish(): Targets } {
  const found: Targets = { hrefs: [], images: [] };
  let kept: number | undefined;
  let slot: number | undefined;
  return {
    open({ name, attributes, depth }) {
      if (attributes[SLOT_ATTRIBUTE] === '') slot ??= depth;
      // A part of the theme; islands of the site are kept too.
      if (attributes[KEEP_ATTRIBUTE] !== undefined && name !== 'quire-island') kept ??= depth;
      if (kept === undefined || slot !== undefined) addTargets(found, name, attributes);
    },
    close({ depth }) {
      if (depth === slot) slot = undefined;
      if (depth === kept) kept = undefined;
    },
    finish: () => ({
      hrefs: [...new Set(found.hrefs)].filter((href) => !href.startsWith('#')),
      images: [...new Set(found.images)],
    }),
  };
}
