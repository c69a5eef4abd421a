/**
 * Owns the process that compiles pages for the dev server: while the theme is bundled, it makes itself ready; and what
 * ends it does not end the server.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildWorkers, createBuildWorkers } from '../build-workers.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { createCompileSettings } from '../markdown/compile-context.ts';
import type { CompileFiles } from '../markdown/compile-file.ts';

export interface DevCompiler {
  compile: CompileFiles;
  close(): Promise<void>;
}

/** @param storeDir a folder for the texts of pages */
export function createDevCompiler(config: ResolvedConfig, storeDir: string): DevCompiler {
  mkdirSync(join(storeDir, 'content'), { recursive: true });
  let current: { workers: BuildWorkers; compile: CompileFiles } | undefined;

  const open = () => {
    const workers = createBuildWorkers(1);
    return { workers, compile: workers.openCompiler({ ...createCompileSettings(config), storeDir }) };
  };
  return {
    async compile(files) {
      current ??= open();
      const used = current;
      try {
        return await used.compile(files);
      } catch (error) {
        // The process may have ended: the next page gets another.
        if (current === used) current = undefined;
        void used.workers.close();
        throw error;
      }
    },
    close: async () => current?.workers.close(),
  };
}
