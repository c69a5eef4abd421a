/** Reports the parts of a site's theme that have no effect. */

import { basename } from 'node:path';
import type { Problem, ScriptModule, ThemeModule } from '@quire/engine';
import { findReason, SUBSTITUTED } from './theme-names.ts';

export function checkTheme(module: ThemeModule): Problem[] {
  const names = module.exports.flatMap(({ name, file }) => {
    const reason = findModuleReason(name, module);
    return reason === undefined ? [] : [{ message: `The theme's "${name}" is ignored: ${reason}.`, file }];
  });
  const plugins = module.sources.flatMap((source) =>
    listPlugins(source).map((plugin) => ({
      message: `The exports of "${plugin}" render nothing: plugins of Rspress do not run.`,
      file: source.file,
    })),
  );
  return [...names, ...plugins, ...checkHooks(module.sources)];
}

export function findModuleReason(name: string, { sources: [theme] }: ThemeModule): string | undefined {
  return findReason(name, theme !== undefined && listPlugins(theme).length > 0);
}

function listPlugins({ imports }: ScriptModule): string[] {
  return [...new Set(imports.map(({ source }) => source).filter((name) => SUBSTITUTED.test(name)))];
}

/** Functions that have no effect outside of the text of a page. */
const HOOKS: ReadonlyArray<[name: string, message: string]> = [
  ['Head', 'adds nothing to the head of a page: use "head" in the configuration or in the frontmatter'],
  ['useHead', 'adds nothing to the head of a page: use "head" in the configuration or in the frontmatter'],
  ['usePages', 'returns no pages in the layout, only in components that a page imports'],
];

/** One warning for each name, because themes use a name in many files. */
function checkHooks(sources: readonly ScriptModule[]): Problem[] {
  return HOOKS.flatMap(([name, message]) => {
    const [first, ...others] = sources.filter((source) => listRuntimeImports(source).includes(name));
    if (first === undefined) return [];
    const help = others.length === 0 ? undefined : `Also in ${others.map(({ file }) => basename(file)).join(', ')}.`;
    return [{ message: `"${name}" ${message}.`, file: first.file, help }];
  });
}

function listRuntimeImports({ imports }: ScriptModule): string[] {
  return imports.filter(({ source }) => RUNTIME.test(source)).flatMap(({ names }) => [...names.values()]);
}

const RUNTIME = /^(?:@rspress\/core|rspress|@rspress)\/runtime$/;
