/** Finds the modules that plugins name: their components, and what they run in browsers. */
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
}

/** @throws UserError with every module that does not exist, or has nothing to call */
export function findPluginModules(plugins: readonly QuirePlugin[], siteDir: string): PluginModules {
  const uses = plugins.flatMap((plugin) => listUses(plugin)).map((use) => ({ ...use, file: findFile(use, siteDir) }));
  rejectErrors(uses.flatMap((use) => (use.file === undefined ? createMissingError(use) : checkExports(use, use.file))));
  const found = uses.flatMap(({ component, file }) => (file === undefined ? [] : [{ component, file }]));
  return {
    clients: found.filter(({ component }) => component === undefined).map(({ file }) => file),
    components: Object.fromEntries(found.flatMap(({ component, file }) => (component ? [[component, file]] : []))),
  };
}

interface ModuleUse {
  plugin: string;
  /** As the plugin names it. */
  written: string;
  /** The name of the component; undefined for what runs in browsers. */
  component?: string;
}

function listUses({ name: plugin, client, components = {} }: QuirePlugin): ModuleUse[] {
  const ofComponents = Object.entries(components).map(([component, written]) => ({ plugin, component, written }));
  return client === undefined ? ofComponents : [{ plugin, written: client }, ...ofComponents];
}

function findFile({ written }: ModuleUse, siteDir: string): string | undefined {
  return findModuleFile(resolve(siteDir, written.startsWith('file:') ? fileURLToPath(written) : written));
}

function createMissingError({ plugin, component, written }: ModuleUse) {
  const field = component === undefined ? 'client' : `components.${component}`;
  const help =
    "A relative path is from the folder of the site. For a file beside the plugin, write new URL('./file.ts', import.meta.url).href.";
  const message = `The field "${field}" of the plugin "${plugin}" names "${written}", which does not exist.`;
  return createError('plugins', message, { help });
}

const CALLED: ReadonlySet<string> = new Set(['enhance', 'enhanceLayout']);

/** Modules that pass on all of a package may have anything. */
function checkExports({ plugin, component }: ModuleUse, file: string) {
  if (component !== undefined || listThemeExports(file).some(({ name }) => CALLED.has(name))) return [];
  if (/\bexport\s*\*/.test(readFileSync(file, 'utf8'))) return [];
  const message = `The module that the plugin "${plugin}" runs in browsers has nothing to call.`;
  const help = 'Export a function "enhance", called with each page, or "enhanceLayout", called once.';
  return [createError('plugins', message, { file, help })];
}
