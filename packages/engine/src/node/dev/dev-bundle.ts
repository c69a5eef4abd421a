/** What the bundle of a site is while the site is written, whoever makes it. */
import type { ComponentImport } from '@quire/markdown';
import { hashContent } from '@quire/markdown/files';
import type { ServerBundle } from '../../shared/page-renderer.ts';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';

export interface LoadedBundle {
  server: ServerBundle;
  assets: DocumentAssets;
}

export interface DevBundle {
  /**
   * The bundle with these components, as soon as it is made.
   * @throws UserError while a module of it is broken
   */
  load(imports: ComponentImport[]): Promise<LoadedBundle>;
  /** The last one that was whole; undefined before the first. */
  getLast(): LoadedBundle | undefined;
  /** A file for the browser by its path from the site's root; undefined for any other path. */
  loadFile(path: string): Promise<Uint8Array | undefined>;
  /** The paths of all such files. */
  listFiles(): string[];
  close(): Promise<void>;
}

/** One way to make it. Resolves to undefined where it does not do for what is imported. */
export interface MadeBundle extends Omit<DevBundle, 'load'> {
  load(imports: ComponentImport[]): Promise<LoadedBundle | undefined>;
}

/** @param parts what scripts differ by; pages hold what they know of the site, too */
export function createBuildId(parts: string[], config: ResolvedConfig): string {
  const { base, locales, defaultLang, localeRedirect, darkMode } = config;
  const settings = JSON.stringify([base, locales.map(({ lang }) => lang), defaultLang, localeRedirect, darkMode]);
  return hashContent(...parts, settings).slice(0, 12);
}
