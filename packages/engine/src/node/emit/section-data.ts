/** Emits the shared data of each section. (docs/behavior/navigation.md) */

import { createPageView, type PageRenderer, type SectionData, toHref } from '@quire/client/contract';
import { hashAsset } from '@quire/markdown/files';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { RenderSection } from '../render/render-job.ts';
import type { Sections } from '../routes/sections.ts';

export interface SectionFiles {
  files: OutputFile[];
  /** By section key. */
  sections: Record<string, RenderSection>;
}

/** @param renderer renders complete sidebars, for pages that only contain a branch */
export function emitSectionData(
  { data }: Sections,
  config: ResolvedConfig,
  renderer: Pick<PageRenderer, 'renderLayout'>,
): SectionFiles {
  const files: OutputFile[] = [];
  const sections: Record<string, RenderSection> = {};
  for (const [key, section] of data) {
    const body = JSON.stringify(section);
    const hash = hashAsset(body);
    const path = `assets/section.${key}.${hash}.json`;
    const ofBar = { ...section, sidebar: [], largeSidebar: false };
    const hashes = { nav: hashAsset(JSON.stringify(ofBar)), sidebar: hash };
    files.push({ path, body });
    const rest = section.largeSidebar ? createSidebarFile(key, renderSidebar(section, renderer)) : undefined;
    if (rest) files.push(rest);
    sections[key] = {
      data: { ...section, hashes, ...(rest && { restHref: toHref(`/${rest.path}`, config.base) }) },
      href: toHref(`/${path}`, config.base),
    };
  }
  return { files, sections };
}

/** The name is a hash of the HTML, because browsers cache it for a year. */
function createSidebarFile(key: string, html: string): OutputFile {
  return { path: `assets/sidebar.${key}.${hashAsset(html)}.html`, body: html };
}

/** Renders a layout without a page, from which browsers extract the sidebar. */
function renderSidebar(section: SectionData, renderer: Pick<PageRenderer, 'renderLayout'>): string {
  const page = { routePath: '/404', pageType: 'doc' as const, title: '', headings: [], translations: [] };
  return renderer.renderLayout(createPageView(page, { ...section, restHref: '' }), '').html;
}
