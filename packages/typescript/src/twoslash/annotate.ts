/** Replaces the marks of a sample by comments with types, errors, completions and messages. */
import type { TwoslashNode } from 'twoslash/core';
import { formatSignature } from './hover.ts';

export interface Annotated {
  code: string;
  /** Maps each line of the sample to its line in `code`, from 0. */
  lines: number[];
}

/** `const a = 1` and its pinned type become `const a = 1\n//    ^? const a: 1`. */
export function annotate(code: string, nodes: readonly TwoslashNode[]): Annotated {
  const shown: string[] = [];
  const lines = code.split('\n').map((text, line) => {
    const here = nodes.filter((node) => node.line === line);
    shown.push(...here.flatMap((node) => (node.type === 'tag' ? formatTag(node) : [])));
    const place =
      shown.push(
        text +
          listMarks(here)
            .map((mark) => ` // [!code ${mark}]`)
            .join(''),
      ) - 1;
    shown.push(...here.flatMap(formatBelow));
    return place;
  });
  return { code: shown.join('\n'), lines };
}

function listMarks(nodes: readonly TwoslashNode[]): string[] {
  return [
    ...(nodes.some(({ type }) => type === 'error') ? ['error'] : []),
    ...(nodes.some(({ type }) => type === 'highlight') ? ['highlight'] : []),
  ];
}

const TAG_MARKS: Record<string, string> = { warn: 'warning', error: 'error' };

function formatTag({ name, text = '' }: Extract<TwoslashNode, { type: 'tag' }>): string[] {
  return [`// ${text} // [!code ${TAG_MARKS[name] ?? 'highlight'}]`];
}

const COMPLETIONS_MAX = 6;

function formatBelow(node: TwoslashNode): string[] {
  const { type, character, length } = node;
  if (type === 'query') return comment({ sign: '^?', character, text: formatSignature(node.text), mark: 'highlight' });
  if (type === 'error')
    return comment({ sign: '~'.repeat(Math.max(length, 1)), character, text: node.text, mark: 'error' });
  if (type !== 'completion') return [];
  const names = node.completions.map(({ name }) => name);
  const text = names.slice(0, COMPLETIONS_MAX).join(', ') + (names.length > COMPLETIONS_MAX ? ', …' : '');
  return comment({ sign: '^|', character, text, mark: 'highlight' });
}

/** Places the sign below its name, if the name leaves room for `//`. */
function comment({
  sign,
  character,
  text,
  mark,
}: {
  sign: string;
  character: number;
  text: string;
  mark: string;
}): string[] {
  const start = `//${' '.repeat(Math.max(character - 2, 1))}`;
  return text
    .split('\n')
    .map((line, index) => `${start}${index === 0 ? sign : ' '.repeat(sign.length)} ${line} // [!code ${mark}]`);
}
