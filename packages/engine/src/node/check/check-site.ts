/** Checks a whole site after rendering. */

import type { Diagnostic } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { applySeverities } from './apply-severities.ts';
import { checkDocuments, type SiteCheck } from './check-document.ts';
import { checkLinks } from './check-links.ts';
import { findOrphans } from './check-orphans.ts';
import { findOtherFiles } from './check-other-files.ts';
import { checkSiteFiles } from './check-output.ts';
import { checkConfigImages } from './missing-images.ts';

/** @param imageErrors the errors of images in the text */
export function checkSite(check: SiteCheck, imageErrors: readonly CheckDiagnostic[]): Diagnostic[] {
  const { context, sections, config } = check;
  const diagnostics = [
    ...checkLinks(context),
    ...imageErrors,
    ...sections.missing,
    ...checkDocuments(check),
    ...checkConfigImages(check),
    ...checkSiteFiles({ ...check, isOutput: (path) => context.emittedPaths?.has(path.slice(1)) ?? false }),
    ...findOrphans(check),
    ...findOtherFiles(check),
  ];
  return applySeverities(diagnostics, config);
}
