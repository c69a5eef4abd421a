/**
 * Warns about components of packages that begin with `'use client'`: only modules of the site become islands, so they are
 * rendered at build time alone. (docs/behavior/content.md)
 */
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ImportResolver } from '@quire/markdown';
import { createWarning, type Diagnostic, findPoint } from '@quire/markdown/diagnostics';
import { findLocalModule, isScript } from '../config/module-imports.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { readScript, type ScriptModule } from '../config/script-module.ts';
import type { Page } from '../content/page.ts';
import { createImportResolver, isOfPackage } from '../content/resolve-import.ts';
import { applySeverities } from './apply-severities.ts';

interface PackageUse {
  /** As the bundler resolves it. */
  module: string;
  imported: string;
  local: string;
  /** The importing file, absolute. */
  from: string;
  place: { file: string; line: number; column: number | undefined };
}

/** Each component once for the site. @param modules static modules of the site */
export async function checkPackageComponents(
  pages: readonly Pick<Page, 'imports' | 'filePath'>[],
  modules: readonly ScriptModule[],
  config: Pick<ResolvedConfig, 'alias' | 'tsconfig' | 'siteDir' | 'check'>,
): Promise<Diagnostic[]> {
  const resolve = createImportResolver(config);
  const uses = [...pages.flatMap(listOfPage), ...modules.flatMap((module) => listOfModule(module, resolve))];
  const first = new Map<string, PackageUse>();
  for (const use of uses) {
    const key = `${use.module}#${use.imported}`;
    if (!first.has(key)) first.set(key, use);
  }
  if (first.size === 0) return [];
  const { createJiti } = await import('jiti');
  const { esmResolve } = createJiti(config.siteDir);
  const found = [...first.values()].filter(({ module, imported, from }) => {
    const url = esmResolve(module, { parentURL: pathToFileURL(from).href, try: true });
    return url?.startsWith('file:') && isClientExport(fileURLToPath(url), imported);
  });
  return applySeverities(found.map(describe), config);
}

function describe({ module, imported, local, place }: PackageUse) {
  const message = `The component <${local}> of "${module}" begins with 'use client', but it is not hydrated in the browser.`;
  const name = imported === 'default' ? `default as ${local}` : imported;
  const help = `Import it from a module of the site that begins with 'use client', and has: export { ${name} } from '${module}';`;
  return createWarning('clientCode', message, { ...place, help });
}

function listOfPage({ imports, filePath: from }: Pick<Page, 'imports' | 'filePath'>): PackageUse[] {
  return imports.flatMap(({ module, imported, local, isUnused, sourcePath: file, line, column }) =>
    isOfPackage(module) && COMPONENT.test(local) && !isUnused
      ? [{ module, imported, local, from, place: { file, line, column } }]
      : [],
  );
}

function listOfModule(
  { file: from, source: text, imports, rendered }: ScriptModule,
  resolve: ImportResolver,
): PackageUse[] {
  return imports.flatMap(({ source, at, names }) => {
    const found = resolve(source, from);
    if (found?.kind !== 'module' || !isOfPackage(found.module)) return [];
    return [...names].flatMap(([local, imported]) =>
      COMPONENT.test(local) && rendered.has(local)
        ? [{ module: found.module, imported, local, from, place: { file: from, ...findPoint(text, at) } }]
        : [],
    );
  });
}

const COMPONENT = /^[A-Z]\w*$/;

/** Follows the exports of a package. */
function isClientExport(file: string, name: string, known: readonly string[] = []): boolean {
  if (known.includes(file) || !isScript(file)) return false;
  const { isClient, imports, exports, stars } = readScript(file);
  if (isClient) return true;
  const sources = [
    ...imports.flatMap(({ source, names }) => (names.has(name) ? [[source, names.get(name) ?? name] as const] : [])),
    ...(exports.has(name) ? [] : stars.map((source) => [source, name] as const)),
  ];
  return sources.some(([source, inner]) => {
    const target = findLocalModule(source, file);
    return target !== undefined && isClientExport(target, inner, [...known, file]);
  });
}
