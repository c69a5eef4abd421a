/** Owns which patterns a grammar asks its engine for: those that are written in it, as `vscode-textmate` prepares them. */

type Rule = Record<string, unknown>;

/** The fields of a rule that hold a pattern. */
const PATTERN_FIELDS = ['match', 'begin', 'end', 'while'];

/** The fields of a rule that name captures: by their keys, as `$1` in a name, or as `\1` in another pattern. */
const CAPTURE_FIELDS = ['captures', 'beginCaptures', 'endCaptures', 'whileCaptures'];
const NAMING_FIELDS = [...CAPTURE_FIELDS, 'name', 'contentName', 'end', 'while'];
const NAMED_CAPTURE = /(?:\$\{?|\\+)(\d+)/g;

/** What a rule without an end has for one, and an anchor that does not hold: it is in no text. */
const NEVER = '\uFFFF';

/**
 * With the numbers of the captures that a rule of the grammar reads. A pattern that repeats what another one captured is
 * only known when a text is matched.
 */
export function listPatterns(grammar: object): Map<string, Set<number>> {
  const listed = new Map([[NEVER, new Set<number>()]]);
  for (const rule of walk(grammar)) {
    const captures = listCaptures(rule);
    for (const pattern of PATTERN_FIELDS.flatMap((field) => rule[field] ?? [])) {
      if (typeof pattern !== 'string') continue;
      for (const variant of listVariants(pattern)) {
        listed.set(variant, new Set([...(listed.get(variant) ?? []), ...captures]));
      }
    }
  }
  return listed;
}

function* walk(value: unknown): Generator<Rule> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Rule;
  for (const member of Object.values(value)) yield* walk(member);
}

function listCaptures(rule: Rule): number[] {
  const keys = CAPTURE_FIELDS.flatMap((field) => Object.keys(rule[field] ?? {}));
  const names = JSON.stringify(NAMING_FIELDS.map((field) => rule[field])).matchAll(NAMED_CAPTURE);
  return [...keys, ...[...names].map(([, number]) => number)].map(Number);
}

/** `\A` and `\G` hold or not, as the place in the text has it; `\z` is written in other words. */
function listVariants(pattern: string): string[] {
  const prepared = replaceEscapes(pattern, { z: '$(?!\\n)(?<!\\n)' });
  const never = `\\${NEVER}`;
  return [{}, { A: never }, { G: never }, { A: never, G: never }].map((anchors) => replaceEscapes(prepared, anchors));
}

function replaceEscapes(pattern: string, replacements: Record<string, string>): string {
  return pattern.replace(/\\([\s\S])/g, (written, character: string) => replacements[character] ?? written);
}
