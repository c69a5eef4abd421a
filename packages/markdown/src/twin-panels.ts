/**
 * Twin panels show a source and its output side by side: ```` ```js file="dist/index.js" source="src/index.ts" ````. Each
 * source line is linked to its output lines.
 */
import { basename } from 'node:path';
import { type LoadedCode, loadCodeFile } from './code-file.ts';
import type { MarkdownPlugin } from './compile-hooks.ts';
import { type CodeBlock, type CodeDefaults, renderCodeBlock } from './highlight/code-block.ts';
import { parseCodeMeta } from './highlight/code-meta.ts';
import type { Highlighter } from './highlight/highlighter.ts';
import { type LineMap, loadLineMap } from './line-map.ts';
import type { PageFence } from './markdown-page.ts';

export const twinPanels: MarkdownPlugin = { name: 'twin-panels', markdown: { fences: { '*': renderTwin } } };

/** Records both files and the line map as dependencies of the page. */
async function renderTwin({ language, meta, shown, project, page }: PageFence): Promise<string | undefined> {
  const title = parseCodeMeta(meta).source;
  if (title === undefined || !shown) return undefined;
  const { context, compiled } = page.state;
  const map = loadLineMap(shown.filePath, title);
  const file = { file: basename(map.sourcePath), filePath: map.sourcePath };
  const { code: source } = loadCodeFile({ ...file, folders: context, files: context.files });
  for (const filePath of [map.sourcePath, map.mapPath])
    compiled.dependencies.push({ filePath, hash: context.files.hash(filePath) });
  const block = { code: shown.code, language, meta, project };
  return renderTwinPanels({ block, output: shown, title, source, map }, context);
}

interface TwinPanels {
  /** The block with the output. */
  block: CodeBlock;
  output: LoadedCode;
  /** The whole source. */
  source: string;
  /** The path of the source, relative to the project's folder. */
  title: string;
  map: LineMap;
}

async function renderTwinPanels(
  { block, output, source, title, map }: TwinPanels,
  { highlighter, code: defaults }: { highlighter: Highlighter; code: CodeDefaults },
): Promise<string> {
  const targets = clipTargets(map.targets, output);
  const [first] = targets;
  const sourceBlock = {
    code: source,
    language: title.split('.').at(-1) ?? '',
    meta: `title="${title}" fold=false`,
    targets,
    lit: first ? [first[0]] : [],
  };
  const outputBlock = { ...block, code: output.code, bytes: output.bytes, lit: first ? first[1] : [] };
  const panels = await Promise.all(
    [sourceBlock, outputBlock].map((each) => renderCodeBlock(each, highlighter, defaults)),
  );
  return `<div class="q-twin"><div class="q-twin-panels">${panels.join('')}</div></div>`;
}

/** Limits the targets to the shown lines, counted from the first of them. */
function clipTargets(all: LineMap['targets'], { firstLine, code }: LoadedCode): Map<number, number[]> {
  const count = code.split('\n').length;
  const shown = [...all].map(([line, found]): [number, number[]] => [
    line,
    found.map((target) => target - firstLine + 1).filter((target) => target >= 1 && target <= count),
  ]);
  return new Map(shown.filter(([, found]) => found.length > 0).sort(([a], [b]) => a - b));
}
