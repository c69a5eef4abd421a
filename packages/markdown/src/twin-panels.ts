/**
 * Twin panels show a source and its output side by side: ```` ```js file="dist/index.js" source="src/index.ts" ````. Each
 * source line is linked to its output lines.
 */

import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { renderBlock } from './call-plugins.ts';
import { type LoadedCode, loadCodeFile } from './code-file.ts';
import type { MarkdownPlugin } from './compile-hooks.ts';
import { createUserError, type UserError } from './diagnostics/diagnostic.ts';
import { toPosix } from './files/normalize.ts';
import { parseCodeMeta } from './highlight/code-meta.ts';
import type { PageFence } from './markdown-page.ts';
import { hashCode } from './section-hashes.ts';

export const twinPanels: MarkdownPlugin = { name: 'twin-panels', markdown: { fences: { '*': renderTwin } } };

/** Records both files and the line map as dependencies of the page. */
async function renderTwin(fence: PageFence): Promise<string | undefined> {
  const { meta, shown, page, use } = fence;
  const title = parseCodeMeta(meta).source;
  if (title === undefined || !shown) return undefined;
  const { context, compiled, addDependency } = page.state;
  const map = loadLineMap(shown.filePath, title);
  const file = { file: basename(map.sourcePath), filePath: map.sourcePath };
  const { code } = loadCodeFile({ ...file, folders: context });
  for (const filePath of [map.sourcePath, map.mapPath]) addDependency(filePath);
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

/** Output path → source path → source line → output lines. Paths are relative to the project's folder; lines count from 1. */
const lineMaps = v.record(v.string(), v.record(v.string(), v.record(v.string(), v.array(v.number()))));

export interface LineMap {
  /** Absolute. */
  sourcePath: string;
  /** The map's file; absolute. */
  mapPath: string;
  /** Output lines by source line; both count from 1. */
  targets: ReadonlyMap<number, readonly number[]>;
}

/**
 * Loads the map from the lines of a source to those of its output, from the file `lines.json` of a project.
 * @param output absolute
 * @param source relative to the project's folder
 * @throws UserError if no map has the two files
 */
export function loadLineMap(output: string, source: string): LineMap {
  const mapPath = findMapPath(dirname(output));
  if (mapPath === undefined) throw createMapError(output, source);
  const folder = dirname(mapPath);
  const parsed = v.safeParse(lineMaps, JSON.parse(readFileSync(mapPath, 'utf8')));
  const lines = parsed.success ? parsed.output[toPosix(relative(folder, output))]?.[source] : undefined;
  if (!lines) throw createMapError(output, source);
  const targets = new Map(Object.entries(lines).map(([line, found]) => [Number(line), found]));
  return { sourcePath: join(folder, source), mapPath, targets };
}

function findMapPath(folder: string): string | undefined {
  const mapPath = join(folder, 'lines.json');
  if (existsSync(mapPath)) return mapPath;
  return dirname(folder) === folder ? undefined : findMapPath(dirname(folder));
}

function createMapError(output: string, source: string): UserError {
  const help = 'The file belongs in the folder of the project, and is generated from the source maps of its build.';
  return createUserError('imports', `No "lines.json" maps "${source}" to "${output}".`, { help });
}
