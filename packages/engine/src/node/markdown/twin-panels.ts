/** Owns a source and its output side by side: the source's lines know what they became. */
import type { LoadedCode } from './code-file.ts';
import { type CodeBlock, type CodeDefaults, renderCodeBlock } from './highlight/code-block.ts';
import type { Highlighter } from './highlight/highlighter.ts';
import type { LineMap } from './line-map.ts';

interface TwinPanels {
  /** The fence, which shows the output. */
  block: CodeBlock;
  output: LoadedCode;
  /** The whole source. */
  source: string;
  /** Its path from the project's folder. */
  title: string;
  map: LineMap;
}

export async function renderTwinPanels(
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

/** Only what the block shows of the output, counted from its first line. */
function clipTargets(all: LineMap['targets'], { firstLine, code }: LoadedCode): Map<number, number[]> {
  const count = code.split('\n').length;
  const shown = [...all].map(([line, found]): [number, number[]] => [
    line,
    found.map((target) => target - firstLine + 1).filter((target) => target >= 1 && target <= count),
  ]);
  return new Map(shown.filter(([, found]) => found.length > 0).sort(([a], [b]) => a - b));
}
