import { cacheValue } from '@quire/engine';
import { loadCompiler } from '../compiler.ts';
import type { Api } from './api.ts';
import { findEntry } from './entry.ts';
import type { ApiReferenceOptions } from './options.ts';
import { readApi } from './read-api.ts';

/**
 * Loads the API of an installed package. Its types are read again only when they change.
 * @throws UserError if the package or a compiler is not installed
 */
export function loadApi(options: ApiReferenceOptions, siteDir: string): Api {
  const { package: name, entry, compiler = 'typescript', include = [], pages = [] } = options;
  const members = pages.flatMap(({ exports }) => exports).filter((each) => each.includes('.'));
  const key = { name, entry, compiler, include, members };
  return cacheValue({ siteDir, plugin: 'api-reference', key }, () => {
    const ts = loadCompiler(compiler, siteDir);
    const found = findEntry(options, siteDir, ts);
    const { api, files } = readApi({ ...found, include, members }, ts);
    return { value: { ...api, name: found.published }, files: [import.meta.filename, found.manifest, ...files] };
  });
}
