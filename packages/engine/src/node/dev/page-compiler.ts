/**
 * Owns compiling pages when they are asked for. A result holds as long as all that went into it is as it was. It runs
 * in a process of its own: while the theme is bundled, it makes itself ready; and what ends it does not end the server.
 */
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageContent } from '../../shared/page-content.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { getContentRoot } from '../config/content-roots.ts';
import { createCompileSettings } from '../content/compile-context.ts';
import type { CompiledPage } from '../content/compiled-page.ts';
import type { SourceFile } from '../content/page.ts';
import { hashFile, loadContent } from '../content/store.ts';
import type { SourceHeading } from '../content/syntax/headings.ts';
import { hashContent } from '../hash.ts';
import { createPool, type Pool } from '../workers/pool.ts';

export interface CompiledText {
  key: string;
  page: CompiledPage;
}

export interface PageCompiler {
  /** Rejects with ENOENT where the file is gone; mistakes of its author are part of the result. */
  compile(file: SourceFile, original: SourceHeading[]): Promise<CompiledText>;
  /** The text of a page that was compiled under `key`. */
  loadContent(key: string): PageContent;
  close(): Promise<void>;
}

/** @param storeDir a folder for the texts of pages */
export function createPageCompiler(config: ResolvedConfig, storeDir: string): PageCompiler {
  const results = new Map<string, { key: string; result: Promise<CompiledText> }>();
  mkdirSync(join(storeDir, 'content'), { recursive: true });
  let pool: Pool | undefined;

  const openPool = () => {
    const next = createPool(1);
    next.setUp({ kind: 'set-up-compile', ...createCompileSettings(config), storeDir });
    return next;
  };

  async function compileAnew(file: SourceFile, original: SourceHeading[], key: string): Promise<CompiledText> {
    const { filePath, sourcePath } = file;
    pool ??= openPool();
    const own = pool;
    try {
      const input = { filePath, sourcePath, key, original, ...listFolders(file, config) };
      const [page] = await own.run({ kind: 'compile', files: [input] });
      if (!page) throw new Error(`${sourcePath} was compiled to nothing.`);
      return { key, page };
    } catch (error) {
      // The process may have ended: the next page gets another.
      if (pool === own) pool = undefined;
      void own.close();
      throw error;
    }
  }

  return {
    async compile(file, original) {
      const ids = original.map(({ id, depth }) => `${depth}${id}`).join();
      const key = hashContent(file.sourcePath, ids, await readFile(file.filePath, 'utf8'));
      const known = results.get(file.filePath);
      if (known?.key === key && (await isFresh(known.result))) return known.result;
      const result = compileAnew(file, original, key);
      results.set(file.filePath, { key, result });
      result.catch(() => results.delete(file.filePath));
      return result;
    },
    loadContent: (key) => loadContent(storeDir, key),
    close: async () => pool?.close(),
  };
}

/** A translation is told where its language and the original's lie. */
function listFolders(file: SourceFile, config: ResolvedConfig): { folders?: { own: string; original: string } } {
  if (file.lang === config.defaultLang) return {};
  const original = getContentRoot({ ...file, lang: config.defaultLang }, config).folder;
  return { folders: { own: getContentRoot(file, config).folder, original } };
}

/** Fragments and code files are what they were. What was wrong may have been mended anywhere. */
async function isFresh(result: Promise<CompiledText>): Promise<boolean> {
  const { page } = await result;
  return page.errors.length === 0 && page.dependencies.every(({ filePath, hash }) => hashFile(filePath) === hash);
}
