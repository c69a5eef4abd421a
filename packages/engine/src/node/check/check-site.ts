/** Owns the check of a whole site, over what its documents finally hold. */
import type { ResolvedConfig } from '../config/config.ts';
import type { OutputFile } from '../emit/output-file.ts';
import type { DocumentFacts } from '../render/document-facts.ts';
import type { LinkContext } from '../routes/links.ts';
import type { Sections } from '../routes/sections.ts';
import type { UserError } from '../user-error.ts';
import { checkDocuments } from './document-links.ts';
import { checkDoubts } from './doubts.ts';
import { type CheckReport, createReport, toFindings } from './finding.ts';
import { checkLinks } from './links.ts';
import { findOrphans } from './orphans.ts';
import { checkSiteFiles } from './site-files.ts';
import { checkTranslations } from './translations.ts';

export interface CheckInput {
  links: LinkContext;
  sections: Sections;
  /** What the final HTML holds besides what the sources say, by route. */
  facts: ReadonlyMap<string, DocumentFacts>;
  /** Images of the text that are not there. */
  imageErrors: UserError[];
  /** Files of the output besides documents. */
  files: OutputFile[];
  /** Files of the bundle, relative to the output. */
  bundled: readonly string[];
  config: ResolvedConfig;
}

export function checkSite({ links, sections, facts, imageErrors, files, bundled, config }: CheckInput): CheckReport {
  const { isIgnoredTarget } = config;
  const context = {
    ...links,
    isIgnoredTarget,
    idsOf: ({ routePath }: { routePath: string }) => facts.get(routePath)?.ids ?? [],
  };
  const outputFiles = new Set([...files.map(({ path }) => path), ...bundled]);
  const findings = [
    ...checkLinks(context),
    ...toFindings('images', imageErrors),
    ...toFindings('sidebar', sections.missing),
    ...checkDocuments({ context, facts, config, outputFiles }),
    ...checkSiteFiles({ context, config, placedLinks: sections.links, files }),
    ...checkTranslations(links.routes, config),
    ...findOrphans({ context, sections, config }),
    ...checkDoubts(links.routes.pages),
  ];
  return createReport(findings, config);
}
