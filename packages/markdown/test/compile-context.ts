/** The default context for compiling pages in tests. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { CompileContext } from '../src/compiled-source.ts';
import { FEATURES } from '../src/features.ts';
import { createLazyHighlighter } from '../src/highlight/lazy-highlighter.ts';

/** @param dir the folder of the site and its pages */
export function createTestContext(dir: string, settings: Partial<CompileContext> = {}): CompileContext {
  return {
    siteDir: dir,
    docsDir: dir,
    codeDirs: [dir],
    code: { defaultWrapCode: false, lineNumbers: false, langAlias: {} },
    globalComponents: {},
    defines: {},
    highlighter: createLazyHighlighter(),
    plugins: FEATURES,
    resolveImport(source, filePath) {
      if (!source.startsWith('.')) return { kind: 'module', module: source };
      const path = resolve(dirname(filePath), source);
      if (!existsSync(path)) return undefined;
      return /\.mdx?$/.test(path) ? { kind: 'fragment', filePath: path } : { kind: 'module', module: path };
    },
    explainImport: () => 'Correct the path.',
    ...settings,
  };
}
