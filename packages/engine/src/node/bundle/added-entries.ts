/** The entries of the bundler if a site's own modules are bundled separately from a built theme. */
import { join } from 'node:path';
import type { ThemeServerBundle } from '@quire/client/contract';
import type { ComponentImport } from '@quire/markdown';
import { pruneCacheFiles } from '../files/cache-file.ts';
import { replaceFile } from '../files/write-file.ts';
import type { ThemeBundle } from './bundle-cache.ts';
import { type BundleModules, type EntryFiles, writePageStyles } from './bundle-modules.ts';
import { createAddedServerEntry, createStylesEntry, SERVER_BASE, SERVER_BASE_FILE, VARIABLES_FILE } from './entries.ts';
import { writeScriptType } from './script-type.ts';
import { loadServerBundle } from './server-bundle.ts';
import { writeSharedTheme } from './shared-modules.ts';
import { writeSiteTheme } from './site-theme.ts';

interface AddedEntriesInput {
  modules: BundleModules;
  imports: ComponentImport[];
  theme: ThemeBundle;
  base: string;
}

export function writeAddedEntries(workDir: string, { modules, imports, theme, base }: AddedEntriesInput): EntryFiles {
  const themeFile = theme.serverFile;
  writeScriptType(workDir, 'module');
  pruneCacheFiles(workDir);
  const ofTheme = loadServerBundle<ThemeServerBundle>(themeFile, base).modules;
  const listExports = (name: string) => Object.keys(ofTheme[name] ?? {}).sort();
  const { layout, ...shared } = writeSharedTheme(workDir, {
    themeFile,
    exports: {
      content: listExports('@theme'),
      layout: listExports('@theme-original'),
      runtime: listExports('@runtime'),
    },
  });
  const { themeFile: file, names, replaced } = modules;
  const themeParts = [shared.content, layout];
  const siteTheme = file === undefined ? undefined : writeSiteTheme(workDir, { file, themeParts, names });
  const files = {
    modules,
    server: join(workDir, 'server-entry.js'),
    styles: join(workDir, 'styles-entry.js'),
    pageStyles: writePageStyles(workDir, modules.pluginStyles, modules.names),
    replaced: [],
    listIslands: () => [],
    builtTheme: { themeFile, ...shared },
    ...(siteTheme && { siteTheme }),
  };
  if (modules.variables !== undefined) replaceFile(join(workDir, VARIABLES_FILE), modules.variables);
  replaceFile(join(workDir, SERVER_BASE_FILE), SERVER_BASE);
  const sheets = theme.assets.styleHrefs.map((path) => join(theme.webDir, path));
  const styled = { ...modules, ...(file !== undefined && { themeStyles: file }), sheets };
  replaceFile(files.styles, createStylesEntry(styled, imports));
  const added = { modules, imports, themeFile, ownTheme: siteTheme?.own, hasLayout: replaced.length > 0 };
  replaceFile(files.server, createAddedServerEntry(added));
  return files;
}
