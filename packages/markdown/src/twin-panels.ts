/**
 * Twin panels show a source and its output side by side: ```` ```js file="dist/index.js" source="src/index.ts" ````. Each
 * source line is linked to its output lines.
 */
import { basename } from 'node:path';
import { type LoadedCode, loadCodeFile } from './code-file.ts';
import type { MarkdownPlugin } from './compile-hooks.ts';
import { parseCodeMeta } from './highlight/code-meta.ts';
import { type LineMap, loadLineMap } from './line-map.ts';
import type { PageFence } from './markdown-page.ts';
import { renderBlock } from './render-block.ts';
import { hashCode } from './section-hashes.ts';

export const twinPanels: MarkdownPlugin = { name: 'twin-panels', markdown: { fences: { '*': renderTwin } } };

/** Records both files and the line map as dependencies of the page. */
async function renderTwin(fence: PageFence): Promise<string | undefined> {
  const { meta, shown, page, use } = fence;
  const title = parseCodeMeta(meta).source;
  if (title === undefined || !shown) return undefined;
  const { context, compiled } = page.state;
  const map = loadLineMap(shown.filePath, title);
  const file = { file: basename(map.sourcePath), filePath: map.sourcePath };
  const { code } = loadCodeFile({ ...file, folders: context, files: context.files });
  for (const filePath of [map.sourcePath, map.mapPath])
    compiled.dependencies.push({ filePath, hash: context.files.hash(filePath) });
  const language = title.split('.').at(-1) ?? '';
  const source: PageFence = {
    ...fence,
    ...{ code: code.replace(/\n$/, ''), language, title, meta: `title="${title}" fold=false` },
    use: { line: use.line, language, hash: hashCode(code), localized: use.localized },
  };
  compiled.codeBlocks.splice(compiled.codeBlocks.indexOf(use) + 1, 0, source.use);
  return renderTwinPanels(source, fence, { map, shown });
}

async function renderTwinPanels(
  source: PageFence,
  output: PageFence,
  { map, shown }: { map: LineMap; shown: LoadedCode },
): Promise<string> {
  const targets = clipTargets(map.targets, shown);
  const [first] = targets;
  const sourceBlock = { ...pickBlock(source), targets, lit: first ? [first[0]] : [] };
  const outputBlock = { ...pickBlock(output), bytes: shown.bytes, project: output.project, lit: first?.[1] ?? [] };
  const panels = await Promise.all([renderBlock(sourceBlock, source), renderBlock(outputBlock, output)]);
  return `<div class="q-twin"><div class="q-twin-panels">${panels.join('')}</div></div>`;
}

const pickBlock = ({ code, language, meta }: PageFence) => ({ code, language, meta });

/** Limits the targets to the shown lines, counted from the first of them. */
function clipTargets(all: LineMap['targets'], { firstLine, code }: LoadedCode): Map<number, number[]> {
  const count = code.split('\n').length;
  const shown = [...all].map(([line, found]): [number, number[]] => [
    line,
    found.map((target) => target - firstLine + 1).filter((target) => target >= 1 && target <= count),
  ]);
  return new Map(shown.filter(([, found]) => found.length > 0).sort(([a], [b]) => a - b));
}
