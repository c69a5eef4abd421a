/** Owns compiling a source without a tree and by its tree, for tests that compare the two. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { currentFiles } from '../src/node/files/source-files.ts';
import { createCompileContext } from '../src/node/markdown/compile-context.ts';
import { compileSource } from '../src/node/markdown/compile-source.ts';
import { compilePlainContent } from '../src/node/markdown/plain/plain-content.ts';
import { findFenceLanguages } from '../src/node/markdown/syntax/source-lines.ts';

/** Of the repository. */
export const ROOT = join(import.meta.dirname, '../../..');

interface Source {
  filePath: string;
  text: string;
  original?: Array<{ id: string; text: string; depth: number }>;
  definitionLists?: boolean;
}

let shared: ReturnType<typeof openContext> | undefined;

function openContext() {
  return createCompileContext(
    {
      siteDir: ROOT,
      docsDir: ROOT,
      codeDirs: [ROOT],
      publicDir: join(ROOT, 'website/docs/public'),
      storeDir: mkdtempSync(join(tmpdir(), 'quire-plain-')),
      code: { defaultWrapCode: false, lineNumbers: false, langAlias: {} },
      imports: { alias: {} },
      globalComponents: {},
      defines: {},
    },
    { files: currentFiles },
  );
}

/** What both ways give, and whether the tree was needed. */
export async function compileBoth({ filePath, text, original = [], definitionLists = true }: Source) {
  shared ??= openContext();
  const context = { ...shared, definitionLists };
  const input = { filePath, sourcePath: relative(ROOT, filePath), text, original, fragments: new Map() };
  await context.highlighter.load(findFenceLanguages(text));
  let isPlain = false;
  const plain = await compileSource(input, context, async (...args) => {
    const content = await compilePlainContent(...args);
    isPlain = content !== undefined;
    return content;
  });
  const tree = await compileSource(input, context, async () => undefined);
  return { plain, tree, isPlain };
}
