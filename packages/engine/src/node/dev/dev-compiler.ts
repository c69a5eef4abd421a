/**
 * Owns the process that compiles pages for the dev server: while the theme is bundled, it makes itself ready; and what
 * ends it does not end the server.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildWorkers, startCompileWorker } from '../build-workers.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createCompileSettings } from '../markdown/compile-context.ts';
import type { Compile } from '../markdown/compile-file.ts';

export interface DevCompiler {
  compile: Compile;
  close(): Promise<void>;
}

/**
 * @param storeDir a folder for the texts of pages
 * @param first compile the pages for as long as their process lives
 */
export function createDevCompiler(config: ResolvedConfig, storeDir: string, first: BuildWorkers): DevCompiler {
  mkdirSync(join(storeDir, 'content'), { recursive: true });
  const open = (workers: BuildWorkers): { workers: BuildWorkers; compile: Compile } => {
    return { workers, compile: workers.openCompiler({ ...createCompileSettings(config), storeDir }) };
  };
  let current: ReturnType<typeof open> | undefined = open(first);
  let isClosed = false;

  return {
    async compile(file) {
      if (isClosed) throw new Error('The compiler of the dev server is closed.');
      current ??= open(startCompileWorker());
      const used = current;
      try {
        return await used.compile(file);
      } catch (error) {
        // The process may have ended: the next page gets another.
        if (current === used) current = undefined;
        void used.workers.close();
        throw error;
      }
    },
    async close() {
      isClosed = true;
      await current?.workers.close();
    },
  };
}
