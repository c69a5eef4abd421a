/** Owns the data that the pages of one section share: each file is fetched once. */
import type { SectionData } from '../../shared/page-view.ts';
import { loadFile } from '../dom/load-file.ts';

export interface SectionLoader {
  /** Fails where the file is gone, as after a new deployment. */
  load(href: string): Promise<SectionData>;
}

export function createSectionLoader(): SectionLoader {
  const sections = new Map<string, Promise<SectionData>>();
  return {
    load(href) {
      const known = sections.get(href);
      if (known) return known;
      const section = fetchSection(href);
      sections.set(href, section);
      section.catch(() => sections.delete(href));
      return section;
    },
  };
}

async function fetchSection(href: string): Promise<SectionData> {
  return JSON.parse((await loadFile(href)).text);
}
