/** Lists the link preview images of plugins, which are rendered on demand. */

import { findActiveItems, findTrail, toHref } from '@quire/client/contract';
import type { PageImage } from '../config/plugin.ts';
import type { Page } from '../content/page.ts';
import type { Site } from '../content/route-table.ts';
import type { GeneratedImage, GeneratedImages } from '../output/generated-images.ts';
import { callHook } from '../plugins/call-hook.ts';
import { describePage, nameSite } from '../routes/describe-page.ts';
import type { Sections } from '../routes/sections.ts';

export interface ImageSite extends Site {
  sections: Sections;
}

/**
 * For pages without their own image; the first plugin that returns one wins.
 * @throws UserError if a plugin fails
 */
export function listGeneratedImages(pages: readonly Page[], site: ImageSite): GeneratedImages {
  const makers = site.config.plugins.filter(({ image }) => image);
  const shown = makers.length === 0 ? [] : pages.filter((page) => hasDocument(page) && !page.frontmatter.image);
  return new Map(shown.flatMap((page) => listImage(page, site)));
}

function hasDocument({ pageType, sourcePath }: Page): boolean {
  return pageType !== '404' && sourcePath !== '';
}

function listImage(page: Page, { routes, sections, config }: ImageSite): Array<[string, GeneratedImage]> {
  const { routePath, sourcePath, lang } = page;
  const shown = {
    ...page,
    siteTitle: nameSite(lang, config),
    description: describePage(page, config),
    trail: listTrail(page, sections, config.base),
  };
  for (const { name, image } of config.plugins) {
    const generated =
      image && callHook({ plugin: name, hook: 'image', page: sourcePath }, () => image(shown, { routes, config }));
    // The schema only validates that `render` is a function.
    if (generated) return [[routePath, { ...(generated as PageImage), plugin: name, sourcePath }]];
  }
  return [];
}

/** The breadcrumbs of a page from the navigation bar to its sidebar group, without the page: `Guide`, `Basic`. */
function listTrail(page: Page, sections: Sections, base: string): string[] {
  const { nav = [], sidebar = [] } = sections.data.get(sections.keyOf(page)) ?? {};
  const [item] = findActiveItems(nav, page.routePath, base);
  const groups = findTrail(sidebar, toHref(page.routePath, base))?.slice(0, -1) ?? [];
  const labels = [...(item ? [item.text] : []), ...groups];
  return [...new Set(labels)].filter((label) => label !== page.title);
}
