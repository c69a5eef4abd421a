/** The interface of a site's bundle in the dev server. */

import type { ServerBundle } from '@quire/client/contract';
import type { ComponentImport } from '@quire/markdown';
import { hashContent } from '@quire/markdown/files';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';

export interface LoadedBundle {
  server: ServerBundle;
  assets: DocumentAssets;
}

export interface DevBundle {
  /**
   * Waits for the bundle with these components.
   * @throws UserError while one of its modules has an error
   */
  load(imports: ComponentImport[]): Promise<LoadedBundle>;
  /** The last bundle without errors; undefined before the first. */
  getLast(): LoadedBundle | undefined;
  /** A file for the browser by its path from the site's root; undefined for any other path. */
  loadFile(path: string): Promise<Uint8Array | undefined>;
  /** The paths of all files for the browser. */
  listFiles(): string[];
  close(): Promise<void>;
}

/** A kind of bundle. `load` resolves to undefined if this kind does not support the imports. */
export interface MadeBundle extends Omit<DevBundle, 'load'> {
  load(imports: ComponentImport[]): Promise<LoadedBundle | undefined>;
}

/** @param parts the parts that identify the scripts. The id also depends on the site's data in pages. */
export function createBuildId(parts: string[], config: ResolvedConfig): string {
  const { base, locales, defaultLang, localeRedirect, darkMode } = config;
  const settings = JSON.stringify([base, locales.map(({ lang }) => lang), defaultLang, localeRedirect, darkMode]);
  return hashContent(...parts, settings).slice(0, 12);
}
