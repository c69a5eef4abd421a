/** Stage "check": finds all problems of the finished site. */
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { listReactWarnings } from '../bundle/react-packages.ts';
import { applySeverities } from '../check/apply-severities.ts';
import { checkDocuments, createIdFinder } from '../check/check-document.ts';
import { checkLinks } from '../check/check-links.ts';
import { findOrphans } from '../check/check-orphans.ts';
import { findOtherFiles } from '../check/check-other-files.ts';
import { checkSiteFiles } from '../check/check-output.ts';
import { checkPackageComponents } from '../check/check-package-components.ts';
import { checkPaths } from '../check/check-public-files.ts';
import { checkBlankPages, checkMarkdownVersions, checkStaticComponents } from '../check/check-static-components.ts';
import { checkWithPlugins } from '../check/check-with-plugins.ts';
import { listConfigWarnings, listLostRoutes, listLostTexts } from '../check/config-warnings.ts';
import { checkConfigImages } from '../check/missing-images.ts';
import { explainVirtual } from '../content/virtual-places.ts';
import { listErrors } from '../diagnostics/diagnostic-lists.ts';
import type { BundledSite } from './bundle.ts';
import type { BuiltContent } from './compile.ts';
import type { EmittedFiles } from './emit.ts';
import type { InspectedSite } from './inspect.ts';
import type { RenderedDocuments } from './render.ts';
import type { RoutedSite } from './routes.ts';
import type { Sources } from './sources.ts';

/** The results of the previous stages. */
export interface CheckedParts {
  sources: Sources;
  content: BuiltContent;
  routed: RoutedSite;
  bundled: BundledSite;
  rendered: RenderedDocuments;
  inspected: InspectedSite;
  emitted: EmittedFiles;
}

/** Returns the warnings. @throws UserError with all errors and warnings, if there is an error */
export async function checkOutput(parts: CheckedParts): Promise<Diagnostic[]> {
  const { content, bundled, emitted, inspected } = parts;
  const { site } = inspected;
  const diagnostics = [
    ...content.warnings,
    ...(bundled.bundle.warnings ?? []),
    ...listConfigWarnings(site.config),
    ...listLostRoutes(site.routes, site.config),
    ...listLostTexts(bundled.server, site.config),
    ...listReactWarnings(site.config),
    ...emitted.errors,
    ...checkFiles(parts),
    ...checkStaticComponents(bundled.bundle.staticModules, site.config),
    ...(await checkPackageComponents(site.routes.pages, bundled.bundle.staticModules, site.config)),
    ...checkBlankPages(site.routes.pages, site.rendered),
    ...checkMarkdownVersions(site.routes.pages, site.rendered, site.config),
    ...checkPages(parts),
    ...(await checkWithPlugins(site)),
  ];
  const explained = explainVirtual(diagnostics, content.pages);
  if (listErrors(explained).length > 0) throw new UserError(explained);
  return explained;
}

/** Checks file names that some systems do not allow, or that collide with generated files. */
function checkFiles({ sources, content, emitted: { files }, inspected: { site, bundled, publicFiles } }: CheckedParts) {
  const virtual = content.pages.filter((page) => page.virtual && page.fallback === undefined);
  const made = [...files.map(({ path }) => path), ...bundled.keys()];
  const sourcePaths = [...sources.files, ...virtual].map(({ sourcePath }) => sourcePath);
  return checkPaths({ sourcePaths, publicFiles, routes: site.routes, made, config: site.config });
}

/** Checks the pages, and the files that refer to them. */
function checkPages({ content, routed, rendered, inspected: { site, bundled }, emitted: { files } }: CheckedParts) {
  const emittedPaths = new Set(files.map(({ path }) => path));
  const context = { ...routed.links, emittedPaths, hasId: createIdFinder(site.rendered) };
  const outputFiles = new Set([...emittedPaths, ...bundled.keys()]);
  const parts = new Set(content.dependencies.map(({ filePath }) => filePath));
  const check = { ...site, context, outputFiles, parts };
  const diagnostics = [
    ...checkLinks(context),
    ...rendered.images.errors,
    ...site.sections.missing,
    ...checkDocuments(check),
    ...checkConfigImages(check),
    ...checkSiteFiles({ ...check, isOutput: (path) => emittedPaths.has(path.slice(1)) }),
    ...findOrphans(check),
    ...findOtherFiles(check),
  ];
  return applySeverities(diagnostics, site.config);
}
