/** Finds the modules that plugins name: their components and stylesheets, and what they run in browsers. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createError } from '@quire/markdown/diagnostics';
import { listThemeExports } from '../config/theme-exports.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { findModuleFile } from '../files/find-module-file.ts';
import type { QuirePlugin } from './plugin.ts';

export interface PluginModules {
  /** Of the plugins that have one, in their order; absolute. */
  clients: string[];
  /** Absolute, by name. Of two plugins with a component of one name, it is that of the later one. */
  components: Record<string, string>;
  /** One for each plugin that has any. */
  styles: PluginStyles[];
}

/** The stylesheets of a plugin, which are one file of the output. */
export interface PluginStyles {
  /** Of small letters, digits and hyphens. */
  name: string;
  /** Absolute. */
  files: string[];
}

/** @throws UserError with every module that does not exist, or has nothing to call */
export function findPluginModules(plugins: readonly QuirePlugin[], siteDir: string): PluginModules {
  const uses = plugins.flatMap((plugin) => listUses(plugin)).map((use) => ({ ...use, file: findFile(use, siteDir) }));
  rejectErrors(uses.flatMap((use) => (use.file === undefined ? createMissingError(use) : checkExports(use, use.file))));
  const found = uses.flatMap(({ file, ...use }) => (file === undefined ? [] : [{ ...use, file }]));
  return {
    clients: found.filter(({ field }) => field === 'client').map(({ file }) => file),
    components: Object.fromEntries(found.flatMap(({ component, file }) => (component ? [[component, file]] : []))),
    styles: plugins.flatMap(({ name }, index) => {
      const files = found.filter(({ plugin, field }) => plugin === name && field === 'styles').map(({ file }) => file);
      return files.length > 0 ? [{ name: nameStyles(name, index), files }] : [];
    }),
  };
}

/** No sheet of a theme has such a name; the number distinguishes plugins whose names differ in signs alone. */
function nameStyles(plugin: string, index: number): string {
  return `plugin-${plugin.toLowerCase().replace(/[^a-z\d]+/g, '-')}-${index}`;
}

interface ModuleUse {
  plugin: string;
  field: 'client' | 'components' | 'styles';
  /** As the plugin names it. */
  written: string;
  /** The name of the component, where it is one. */
  component?: string;
}

function listUses({ name: plugin, client, components = {}, styles = [] }: QuirePlugin): ModuleUse[] {
  return [
    ...(client === undefined ? [] : [{ plugin, field: 'client' as const, written: client }]),
    ...Object.entries(components).map(([component, written]) => ({
      plugin,
      field: 'components' as const,
      written,
      component,
    })),
    ...styles.map((written) => ({ plugin, field: 'styles' as const, written })),
  ];
}

function findFile({ written }: ModuleUse, siteDir: string): string | undefined {
  return findModuleFile(resolve(siteDir, written.startsWith('file:') ? fileURLToPath(written) : written));
}

function createMissingError({ plugin, field: kind, component, written }: ModuleUse) {
  const field = component === undefined ? kind : `${kind}.${component}`;
  const help =
    "A relative path is from the folder of the site. For a file beside the plugin, write new URL('./file.ts', import.meta.url).href.";
  const message = `The field "${field}" of the plugin "${plugin}" names "${written}", which does not exist.`;
  return createError('plugins', message, { help });
}

const CALLED: ReadonlySet<string> = new Set(['enhance', 'enhanceLayout']);

/** Modules that pass on all of a package may have anything. */
function checkExports({ plugin, field }: ModuleUse, file: string) {
  if (field !== 'client' || listThemeExports(file).some(({ name }) => CALLED.has(name))) return [];
  if (/\bexport\s*\*/.test(readFileSync(file, 'utf8'))) return [];
  const message = `The module that the plugin "${plugin}" runs in browsers has nothing to call.`;
  const help = 'Export a function "enhance", called with each page, or "enhanceLayout", called once.';
  return [createError('plugins', message, { file, help })];
}
