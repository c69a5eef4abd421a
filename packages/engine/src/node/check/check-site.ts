/** Checks a whole site after rendering. */

import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { OutputFile } from '../files/output-file.ts';
import type { Rendered } from '../render/rendered.ts';
import type { LinkContext } from '../routes/resolve-link.ts';
import type { Sections } from '../routes/sections.ts';
import { applySeverities } from './apply-severities.ts';
import { checkDocuments } from './check-document.ts';
import { checkLinks } from './check-links.ts';
import { findOrphans } from './check-orphans.ts';
import { findOtherFiles } from './check-other-files.ts';
import { checkSiteFiles } from './check-output.ts';
import { checkConfigImages } from './missing-images.ts';

export interface CheckInput {
  links: LinkContext;
  sections: Sections;
  /** The data from the final HTML, by route. */
  rendered: ReadonlyMap<string, Rendered>;
  /** The errors of images in the text. */
  imageErrors: CheckDiagnostic[];
  /** Output files other than documents. */
  files: OutputFile[];
  /** Files of the bundle, relative to the output. */
  bundled: readonly string[];
  /** Files that are included in pages, absolute. */
  parts: ReadonlySet<string>;
  config: ResolvedConfig;
}

export function checkSite(input: CheckInput): Diagnostic[] {
  const { links, sections, rendered, imageErrors, files, bundled, parts, config } = input;
  const emittedPaths = new Set(files.map(({ path }) => path));
  const context = {
    ...links,
    emittedPaths,
    ignoredTargets: config.ignoredTargets,
    hasId: ({ routePath }: { routePath: string }, id: string) => rendered.get(routePath)?.ids?.includes(id) ?? false,
  };
  const outputFiles = new Set([...emittedPaths, ...bundled]);
  const diagnostics = [
    ...checkLinks(context),
    ...imageErrors,
    ...sections.missing,
    ...checkDocuments({ context, rendered, config, outputFiles }, sections.links),
    ...checkConfigImages({ context, config, outputFiles }),
    ...checkSiteFiles({ context, config, placedLinks: sections.links, files }),
    ...findOrphans({ context, sections, parts, config }),
    ...findOtherFiles({ pages: links.routes.pages, parts, config }),
  ];
  return applySeverities(diagnostics, config);
}
