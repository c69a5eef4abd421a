/** Definitions of links and of footnotes, `[name]: ./page.md` and `[^name]: Text`, and those that have no effect. */

import type { TextFault } from '../diagnostics/code-frame.ts';
import type { ShownLine } from './shown-lines.ts';

const DEFINITION = /^[\s>]*(?:[-*+]\s+)?\[([^\]]+)\]:/;

/** The label that a line defines. */
export function findLabel(line: string): string | undefined {
  const label = DEFINITION.exec(line)?.[1];
  return label === undefined ? undefined : toKey(label);
}

/** Labels are compared without case and white space. */
export function toKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}

export function findLostDefinitions(lines: readonly ShownLine[]): TextFault[] {
  const written = lines.filter(({ text, written: line }) => text.trim() !== '' && DEFINITION.test(line));
  return [...findLostNotes(lines, written), ...findSecondTargets(written), ...findContinued(lines)];
}

/** Text that a line below continues, except for the rest of a definition. */
const PARAGRAPH =
  /^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)*(?![#|<`~="'(]|:::|\[[^\]]+\]:|(?:[-*_][ \t]*){3,}$|[a-z]+:\/\/\S+$)\S/;
const OF_URL = /^[\s>]*\[(?!\^)[^\]]+\]:\s*(?:<[^<>]+>|(?:\.{0,2}\/|#|[a-z][a-z\d+.-]*:)\S+)(?:\s+["'(].*)?$/i;

/** Definitions directly below a text, which they continue. */
function findContinued(lines: readonly ShownLine[]): TextFault[] {
  return lines.flatMap(({ line, text }, index) => {
    const above = lines[index - 1];
    if (above?.line !== line - 1 || !OF_URL.test(text) || !PARAGRAPH.test(above.text)) return [];
    const message = 'This definition continues the text above, so it is shown as text.';
    return [{ line, column: text.indexOf('[') + 1, message, help: 'Leave an empty line above it.' }];
  });
}

const NOTE = /^[\s>]*(?:[-*+]\s+)?\[(\^[^\]]+)\]:/;
const NOTE_USE = /\[(\^[^[\]\n]+)\](?!:)|\[(\^[^[\]\n]+)\]:(?<!^\s*\[[^[\]]*\]:)/g;

/** Footnotes that are not shown: nothing refers to them, or another one has the same name. */
function findLostNotes(lines: readonly ShownLine[], definitions: readonly ShownLine[]): TextFault[] {
  const uses = lines.flatMap(({ text }) => [...text.matchAll(NOTE_USE)].map(([, name, last = name ?? '']) => last));
  const used = new Set(uses.map(toKey));
  const defined = new Set<string>();
  return definitions.flatMap(({ line, written }) => {
    const name = NOTE.exec(written)?.[1];
    if (name === undefined) return [];
    const isFirst = !defined.has(toKey(name));
    defined.add(toKey(name));
    const column = written.indexOf('[') + 1;
    if (/\s/.test(name))
      return {
        line,
        column,
        message: `The space makes the footnote "[${name}]" text.`,
        help: 'Give it a name without a space.',
      };
    if (isFirst && used.has(toKey(name))) return [];
    return isFirst
      ? { line, column, message: `The footnote "[${name}]" is not shown: nothing refers to it.`, help: NOTE_HELP }
      : {
          line,
          column,
          message: `The footnote "[${name}]" is defined above: this one is not shown.`,
          help: 'Give it another name.',
        };
  });
}

const NOTE_HELP = 'Write its name in brackets where it belongs in the text, or remove it.';

const TARGET = /\[(?!\^)([^\]]+)\]:\s*(<[^<>]*>|\S+)\s*(?:"[^"]*"|'[^']*'|\([^()]*\))?\s*$/;

/** Markdown uses the first definition of a name. */
function findSecondTargets(definitions: readonly ShownLine[]): TextFault[] {
  const targets = new Map<string, string>();
  return definitions.flatMap(({ line, written }) => {
    const [, name, target = ''] = TARGET.exec(written) ?? [];
    if (name === undefined) return [];
    const first = targets.get(toKey(name)) ?? target;
    targets.set(toKey(name), first);
    if (first === target) return [];
    const message = `The name "[${name}]" is defined above as ${first}: links lead there, not to ${target}.`;
    return { line, column: written.indexOf('[') + 1, message, help: 'Give one of them another name.' };
  });
}
