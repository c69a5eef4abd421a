/** The default context for compiling pages in tests. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { CompileContext } from '../src/compiled-source.ts';
import { FEATURES } from '../src/features.ts';
import { hashContent } from '../src/files/hash.ts';
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
    files: {
      findReal: realpathSync.native,
      load(filePath) {
        const bytes = readFileSync(filePath);
        return { text: bytes.toString('utf8'), bytes: bytes.byteLength, hash: hashContent(bytes) };
      },
      hash: (filePath) => (existsSync(filePath) ? hashContent(readFileSync(filePath)) : ''),
    },
    ...settings,
  };
}
