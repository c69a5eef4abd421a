/** The check of a whole site, over what its documents finally hold. */

import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { OutputFile } from '../output/output-file.ts';
import type { Rendered } from '../render/rendered.ts';
import type { LinkContext } from '../routes/resolve-link.ts';
import type { Sections } from '../routes/sections.ts';
import { applySeverities } from './apply-severities.ts';
import { checkDocuments } from './check-document.ts';
import { checkLinks } from './check-links.ts';
import { findOrphans } from './check-orphans.ts';
import { checkSiteFiles } from './check-output.ts';
import { checkConfigImages } from './missing-images.ts';

export interface CheckInput {
  links: LinkContext;
  sections: Sections;
  /** What the final HTML holds besides what the sources say, by route. */
  rendered: ReadonlyMap<string, Rendered>;
  /** Images of the text that are not there. */
  imageErrors: CheckDiagnostic[];
  /** Files of the output besides documents. */
  files: OutputFile[];
  /** Files of the bundle, relative to the output. */
  bundled: readonly string[];
  /** Files that are published as parts of pages, absolute. */
  parts: ReadonlySet<string>;
  config: ResolvedConfig;
}

export function checkSite(input: CheckInput): Diagnostic[] {
  const { links, sections, rendered, imageErrors, files, bundled, parts, config } = input;
  const context = {
    ...links,
    ignoredTargets: config.ignoredTargets,
    hasId: ({ routePath }: { routePath: string }, id: string) => rendered.get(routePath)?.ids?.includes(id) ?? false,
  };
  const outputFiles = new Set([...files.map(({ path }) => path), ...bundled]);
  const diagnostics = [
    ...checkLinks(context),
    ...imageErrors,
    ...sections.missing,
    ...checkDocuments({ context, rendered, config, outputFiles }),
    ...checkConfigImages({ context, config, outputFiles }),
    ...checkSiteFiles({ context, config, placedLinks: sections.links, files }),
    ...findOrphans({ context, sections, parts, config }),
  ];
  return applySeverities(diagnostics, config);
}
