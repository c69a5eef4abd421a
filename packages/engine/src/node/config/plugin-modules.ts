/** Finds the modules that plugins name: their components and stylesheets, and what they run in browsers. */
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createError } from '@quire/markdown/diagnostics';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { findModuleFile } from '../files/find-module-file.ts';
import type { QuirePlugin } from './plugin.ts';
import { readScript } from './script-module.ts';
import { listThemeExports } from './theme-exports.ts';

export interface PluginModules {
  /** The absolute paths of client modules, in plugin order. */
  clients: string[];
  /** Absolute paths by component name; a later plugin overrides an earlier one. */
  components: Record<string, string>;
  /** One for each plugin that has any. */
  styles: PluginStyles[];
}

/** The stylesheets of a plugin, which are one file of the output. */
export interface PluginStyles {
  /** Lowercase letters, digits and hyphens. */
  name: string;
  /** Absolute. */
  files: string[];
}

/** @throws UserError with all modules that do not exist or lack the required exports */
export function findPluginModules(plugins: readonly QuirePlugin[], siteDir: string): PluginModules {
  const uses = plugins.flatMap((plugin) => listUses(plugin)).map((use) => ({ ...use, file: findFile(use, siteDir) }));
  rejectErrors(
    uses.flatMap((use) => (use.file === undefined ? createMissingModuleError(use) : checkExports(use, use.file))),
  );
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

/** No sheet of a theme has such a name; the number distinguishes plugins whose names differ only in punctuation. */
function nameStyles(plugin: string, index: number): string {
  return `plugin-${plugin.toLowerCase().replace(/[^a-z\d]+/g, '-')}-${index}`;
}

interface ModuleUse {
  plugin: string;
  field: 'client' | 'components' | 'styles';
  /** The path as written. */
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

function createMissingModuleError({ plugin, field: kind, component, written }: ModuleUse) {
  const field = component === undefined ? kind : `${kind}.${component}`;
  const help =
    "Relative paths start at the folder of the site. For a file next to the plugin, write new URL('./file.ts', import.meta.url).href.";
  const message = `The field "${field}" of the plugin "${plugin}" refers to "${written}", which does not exist.`;
  return createError('plugins', message, { help });
}

const CALLED: ReadonlySet<string> = new Set(['enhance', 'enhanceLayout']);

/** Modules with `export *` from a package may export anything. */
function checkExports({ plugin, field }: ModuleUse, file: string) {
  if (field !== 'client' || listThemeExports(file).some(({ name }) => CALLED.has(name))) return [];
  const { stars, isBroken } = readScript(file);
  if (stars.length > 0 || isBroken) return [];
  const message = `The client module of the plugin "${plugin}" exports no function to call.`;
  const help = 'Export a function "enhance", called with each page, or "enhanceLayout", called once.';
  return [createError('plugins', message, { file, help })];
}
