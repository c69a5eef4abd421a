/**
 * Warns about components that use client-side features without `'use client'`: they are rendered only at build time, so
 * that effects and handlers never run. (docs/behavior/content.md)
 */
import { join, parse } from 'node:path';
import type { StaticIsland } from '@quire/client/contract';
import type { ImportResolver } from '@quire/markdown';
import { createError, createWarning, type Diagnostic, findPoint } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { Call, ScriptModule } from '../config/script-module.ts';
import { findThemeComponent } from '../config/theme-sources.ts';
import type { Page } from '../content/page.ts';
import { createImportResolver, isOfPackage } from '../content/resolve-import.ts';
import { findPackageOf } from '../files/is-installed.ts';
import { type ComponentUsePlace, findNamed, findTraced } from '../render/component-place.ts';
import type { Rendered } from '../render/rendered.ts';
import { applySeverities } from './apply-severities.ts';

type CheckedConfig = Pick<ResolvedConfig, 'alias' | 'tsconfig' | 'siteDir' | 'check'>;

/** Checks each module, except for those of packages, which the site cannot change. */
export function checkStaticComponents(modules: readonly ScriptModule[], config: CheckedConfig): Diagnostic[] {
  const resolve = createImportResolver(config);
  const own = modules.filter(({ file }) => findPackageOf(file) === undefined);
  return own.flatMap((module) => checkModule(module, resolve, config));
}

/** Finds pages that are blank because their components only render in the browser. */
export function checkBlankPages(
  pages: readonly Page[],
  rendered: ReadonlyMap<string, Pick<Rendered, 'isBlank'>>,
): Diagnostic[] {
  const blank = pages.filter(
    ({ routePath, pageType, imports, fallback }) =>
      rendered.get(routePath)?.isBlank && NO_LAYOUT.has(pageType) && imports.length > 0 && fallback === undefined,
  );
  return blank.map(({ sourcePath }) =>
    createWarning('imports', 'The page is blank, because its components only render in the browser.', {
      file: sourcePath,
      help: "Move the component to a separate file that begins with 'use client', and import it in the page.",
    }),
  );
}

/** Finds components that Markdown versions of pages do not have, each once for the site. */
export function checkMarkdownVersions(
  pages: readonly Page[],
  rendered: ReadonlyMap<string, Pick<Rendered, 'lostInMarkdown'>>,
  { docsDir }: Pick<ResolvedConfig, 'docsDir'>,
): Diagnostic[] {
  const uses = pages.flatMap((page) =>
    (rendered.get(page.routePath)?.lostInMarkdown ?? []).map((name) => [name, page] as const),
  );
  return [...new Map(uses.toReversed())].map(([name, page]) => {
    const { file = page.sourcePath, line, column } = findNamed([name], page, docsDir) ?? {};
    const message = `The component <${name}> cannot be rendered for the Markdown version of the page, which has only its text.`;
    const help = 'Give it a function "toMarkdown", which returns its form there.';
    return createWarning('imports', message, { file, line, column, help });
  });
}

/** Page types that consist of their text. */
const NO_LAYOUT: ReadonlySet<string> = new Set(['blank', 'custom', 'doc', 'doc-wide']);

function checkModule(module: ScriptModule, resolve: ImportResolver, config: CheckedConfig): Diagnostic[] {
  const { file, source, isClient, interactive } = module;
  if (isClient) return [];
  const place = ({ at }: Call) => ({ file, ...findPoint(source, at), help: HELP });
  if (interactive)
    return [createWarning('imports', `The component uses "${interactive.name}", ${NOT_HYDRATED}`, place(interactive))];
  // It may also be one that only reads something, so that a site can turn this off.
  const hook = findPackageHook(module, (name) => resolve(name, file));
  if (!hook) return [];
  const message = `The component uses "${hook.name}" of a package, ${NOT_HYDRATED}`;
  return applySeverities([createWarning('clientCode', message, place(hook))], config);
}

/** The first call of a hook that is imported from a package other than React, the theme and the runtime, or is in such an import. */
function findPackageHook(
  { imports, hooks }: ScriptModule,
  resolve: (name: string) => ReturnType<ImportResolver>,
): Call | undefined {
  const leadsToPackage = (source: string) => {
    const found = resolve(source);
    return found?.kind === 'module' && isOfPackage(found.module);
  };
  return hooks.find(({ name }) => {
    const [local = ''] = name.split('.');
    return imports.some(({ names, source }) => names.has(local) && leadsToPackage(source));
  });
}

const NOT_HYDRATED = 'but it is not hydrated in the browser.';

/** Finds islands that are rendered as static HTML. Those of the layout are reported alike for each page. */
export function checkStaticIslands(
  page: Page,
  { staticIslands = [], layoutStaticIslands = [] }: Pick<Rendered, 'staticIslands' | 'layoutStaticIslands'>,
  { docsDir, siteDir }: Pick<ResolvedConfig, 'docsDir' | 'siteDir'>,
): CheckDiagnostic[] {
  const ofText = staticIslands.map((island) => {
    const { component } = parseIslandName(island);
    const place = findTraced(island.uses, page, docsDir) ?? findNamed([component], page, docsDir);
    return createStaticIsland(island, place ?? { file: page.sourcePath });
  });
  const ofLayout = layoutStaticIslands.map((island) => {
    const { module, component } = parseIslandName(island);
    const file = join(siteDir, module);
    return createStaticIsland(island, findThemeComponent([component], [file]) ?? { file });
  });
  return [...ofText, ...ofLayout];
}

/** A default export usually has the name of its file. */
function parseIslandName({ name }: StaticIsland): { module: string; component: string } {
  const [module = '', component = ''] = name.split('#');
  return { module, component: component === 'default' ? parse(module).name : component };
}

function createStaticIsland({ name, reason, inner }: StaticIsland, place: Partial<ComponentUsePlace>): CheckDiagnostic {
  const { file, line, column } = place;
  const others = [...new Set(inner)].map((each) => `<${each}>`).join(', ');
  const ofInner = others === '' ? '' : `\nSo are islands in it: ${others}.`;
  const message = `The island <${name}> is static, because ${reason}${ofInner}`;
  return createError('clientCode', message, { file, line, column, help: STATIC_HELP });
}

const STATIC_HELP =
  'Its state and handlers have no effect. ' +
  "Use it in a component without such props, in a module of its own that begins with 'use client'.";

const HELP = "Begin the file of the component with 'use client' to have it hydrated.";
