/** Owns the files that the pages of a section share. (docs/behavior/navigation.md) */
import { toHref } from '../../shared/route-path.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { hashAsset } from '../files/hash.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { RenderSection } from '../render/render-job.ts';
import type { Sections } from '../routes/sections.ts';

export interface SectionFiles {
  files: OutputFile[];
  /** By section key. */
  sections: Record<string, RenderSection>;
}

export function emitSectionData({ data }: Sections, config: ResolvedConfig): SectionFiles {
  const files: OutputFile[] = [];
  const sections: Record<string, RenderSection> = {};
  for (const [key, section] of data) {
    const body = JSON.stringify(section);
    const hash = hashAsset(body);
    const path = `assets/section.${key}.${hash}.json`;
    const hashes = { nav: hashAsset(JSON.stringify({ ...section, sidebar: [] })), sidebar: hash };
    files.push({ path, body });
    sections[key] = { data: { ...section, hashes }, href: toHref(`/${path}`, config.base) };
  }
  return { files, sections };
}
