/** Reports files, folders and languages that the configuration names and that do not exist, so that nothing is silently missing. */
import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import { formatFieldName } from '@quire/markdown/fields';
import { isInside } from '@quire/markdown/files';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { findModuleFile } from '../files/find-module-file.ts';
import { findReal } from '../files/real-path.ts';
import type { UserConfig } from './config.ts';
import { findConfigFile } from './config-file.ts';
import type { ForeignParts } from './foreign-config.ts';
import { placeInConfig } from './place-in-config.ts';

interface NamedFile {
  field: Array<string | number>;
  written: string;
  exists(path: string): boolean;
}

/** @throws UserError with all of them */
export function rejectMissingFiles(
  user: UserConfig & { foreign?: ForeignParts },
  { siteDir, docsDir, publicDir }: Record<'siteDir' | 'docsDir' | 'publicDir', string>,
) {
  const { markdown = {}, multiVersion } = user;
  // Other systems accept folders that do not exist.
  const isForeign = user.foreign?.foreignTheme !== undefined;
  const ofSite = [
    ...listNamed(['globalStyles'], user.globalStyles, isFile),
    ...listNamed(['root'], user.root, isFolder),
    ...listNamed(['publicDir'], isForeign ? [] : user.publicDir, isFolder),
    ...listNamed(['markdown', 'globalComponents'], markdown.globalComponents, isModule),
    ...listNamed(['markdown', 'codeFolders'], markdown.codeFolders, isFolder),
    ...listNamed(['markdown', 'codeProjects', 'dir'], markdown.codeProjects?.dir, isFolder),
  ];
  const ofDocs = listNamed(['multiVersion', 'versions'], isForeign ? [] : multiVersion?.versions, isFolder);
  rejectErrors([
    ...findMissing(ofSite, { dir: siteDir, siteDir, help: 'Paths are relative to the folder of the site.' }),
    ...findMissing(ofDocs, { dir: docsDir, siteDir, help: 'Each version has a folder in the docs folder.' }),
    ...listPublishedSources(user.publicDir, { siteDir, docsDir, publicDir }),
    ...(isForeign ? [] : listLostLocales(user, siteDir)),
  ]);
}

/** The sources of pages, or the configuration and the previous output, would be published. */
function listPublishedSources(
  written: string | undefined,
  { siteDir, docsDir, publicDir }: Record<'siteDir' | 'docsDir' | 'publicDir', string>,
): Diagnostic[] {
  const contains = (folder: string) => isInside(findReal(folder), findReal(publicDir));
  if (!contains(siteDir) && !contains(docsDir)) return [];
  const place = placeInConfig({ configFile: findConfigFile(siteDir) }, ['publicDir']);
  const help = 'All files in it are published: use a folder for them alone, such as "public".';
  const name = written === undefined ? 'The public folder' : `"${written}" of "publicDir"`;
  const message = `${name} contains ${contains(siteDir) ? 'the whole site' : 'the folder of pages'}.`;
  return [createError('config', message, { ...(written === undefined ? { file: publicDir } : place), help })];
}

/** Settings of languages that the site does not have, which would have no effect. */
function listLostLocales({ lang = 'en', locales, themeConfig }: UserConfig, siteDir: string): Diagnostic[] {
  const known = [lang, ...(locales ?? []).map((locale) => locale.lang)];
  const named = locales === undefined ? [] : (themeConfig?.locales ?? []).map((locale) => locale.lang);
  const lost = named.filter((each) => !known.includes(each));
  return lost.map((each) => {
    const field = ['themeConfig', 'locales', { lang: each }, 'lang'];
    const place = placeInConfig({ configFile: findConfigFile(siteDir) }, field);
    return createError('config', `The site has no language "${each}".`, { ...place, help: 'Add it to "locales".' });
  });
}

function listNamed(field: NamedFile['field'], written: string | string[] = [], exists: NamedFile['exists']) {
  if (typeof written === 'string') return [{ field, written, exists }];
  return written.map((each, index) => ({ field: [...field, index], written: each, exists }));
}

interface Folders {
  /** To which the paths are relative. */
  dir: string;
  siteDir: string;
  help: string;
}

function findMissing(named: NamedFile[], { dir, siteDir, help }: Folders): Diagnostic[] {
  const configFile = findConfigFile(siteDir);
  return named
    .filter(({ written, exists }) => !exists(resolve(dir, written)))
    .map(({ field, written }) =>
      createError('config', `"${written}" of "${formatFieldName(field)}" does not exist.`, {
        ...placeInConfig({ configFile }, field),
        help,
      }),
    );
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile();
const isFolder = (path: string) => existsSync(path) && statSync(path).isDirectory();
const isModule = (path: string) => findModuleFile(path) !== undefined;
