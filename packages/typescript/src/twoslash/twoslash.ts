/** The plugin `twoslash` shows readers the types of names in code when they point at them. */

import { HOVERS_META } from '@quire/client/contract';
import type { Fence, QuirePlugin } from '@quire/engine';
import { parseCodeMeta, removeTwoslash } from '@quire/markdown/code';
import { createBlockData, createSignatureHighlighter, readShown } from './hover-data.ts';
import { createHoverFiles } from './hover-file.ts';
import type { TwoslashOptions } from './options.ts';
import { createSampleCache } from './sample-cache.ts';
import { createSentenceFinder } from './section-sentence.ts';

/** Replaces the built-in plugin of the same name, which only removes the marks. */
const NAME = 'twoslash';

/** Languages that TypeScript compiles. */
const COMPILED = new Set(['ts', 'tsx', 'js', 'jsx', 'typescript', 'javascript']);

/** Compiles fences with the word `twoslash`, and explains the names that `find` returns. */
export function twoslash(options: TwoslashOptions = {}): QuirePlugin {
  const { compiler, compilerOptions, translations, version, find } = options;
  const samples = createSampleCache(options);
  const toTokens = createSignatureHighlighter();
  const findFile = createHoverFiles(NAME, { findSentence: createSentenceFinder(), translations });
  const getSample = (fence: Fence) => (isCompiled(fence) ? samples.get(fence) : undefined);
  return {
    name: NAME,
    version: '2',
    options: { compiler, compilerOptions, version },
    markdown: {
      code: (fence) => getSample(fence)?.code ?? (isMarked(fence) ? removeTwoslash(fence.code) : undefined),
      async codeHtml(html, fence) {
        const sample = getSample(fence);
        if (!sample && !find) return undefined;
        const shown = readShown(html);
        const { language, sourcePath, siteDir } = fence;
        const hovers = sample?.hovers ?? find?.({ lines: shown.lines, language, sourcePath, siteDir }) ?? [];
        const data = await createBlockData(shown.text, hovers, toTokens(fence.highlight));
        return { data, files: sample?.files ?? [] };
      },
    },
    head: (page, site) => {
      const file = findFile(page, site);
      return file ? [['meta', { name: HOVERS_META, content: site.config.base + file.path }]] : [];
    },
    // Pages with the same names share a file.
    emit: (site) => {
      const files = site.routes.pages.flatMap((page) => findFile(page, site) ?? []);
      return [...new Map(files.map((file) => [file.path, file])).values()];
    },
  };
}

function isMarked({ meta }: Fence): boolean {
  return parseCodeMeta(meta).twoslash;
}

function isCompiled(fence: Fence): boolean {
  return COMPILED.has(fence.language) && isMarked(fence);
}
