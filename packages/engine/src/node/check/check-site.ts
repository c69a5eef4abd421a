/** Checks a whole site after rendering. */

import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { LinkContext } from '../routes/resolve-link.ts';
import { applySeverities } from './apply-severities.ts';
import { checkDocuments, type SiteCheck } from './check-document.ts';
import { checkLinks } from './check-links.ts';
import { findOrphans } from './check-orphans.ts';
import { findOtherFiles } from './check-other-files.ts';
import { checkSiteFiles } from './check-output.ts';
import { checkConfigImages } from './missing-images.ts';

export interface CheckInput extends Omit<SiteCheck, 'context' | 'outputFiles'> {
  links: LinkContext;
  /** The errors of images in the text. */
  imageErrors: CheckDiagnostic[];
  /** Files of the bundle, relative to the output. */
  bundled: readonly string[];
}

export function checkSite({ links, imageErrors, bundled, ...site }: CheckInput): Diagnostic[] {
  const { sections, rendered, files, config } = site;
  const emittedPaths = new Set(files.map(({ path }) => path));
  const context = {
    ...links,
    emittedPaths,
    hasId: ({ routePath }: { routePath: string }, id: string) => rendered.get(routePath)?.ids?.includes(id) ?? false,
  };
  const check = { ...site, context, outputFiles: new Set([...emittedPaths, ...bundled]) };
  const diagnostics = [
    ...checkLinks(context),
    ...imageErrors,
    ...sections.missing,
    ...checkDocuments(check),
    ...checkConfigImages(check),
    ...checkSiteFiles({ ...check, isOutput: (path) => emittedPaths.has(path.slice(1)) }),
    ...findOrphans(check),
    ...findOtherFiles(links.routes.pages, check),
  ];
  return applySeverities(diagnostics, config);
}
