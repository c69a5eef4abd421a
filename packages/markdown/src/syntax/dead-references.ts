/** Finds references, footnotes and wiki links without a definition, which are shown as text, and links without a URL. */
import { mapTextLines } from './source-lines.ts';

export interface DeadReference {
  line: number;
  column: number;
  message: string;
  help: string;
}

/** First consumes code and escaped characters. */
const REFERENCE =
  /(`+)(?:(?!\1).)*\1|\\.|(?<!!)\[\[(?<wiki>(?![\s\d-]*\||toc\]|[\d\s,.-]+\])\S[^[\]\n]*?)\]\](?!\()|(?<![\w\])}])!?\[(?<text>[^[\]]+)\]\[(?<label>[^[\]^]*)\]|\[\^(?<note>[\w\u2e80-\u9fff-]+)\](?!:)|(?<!!)\[(?<empty>[^[\]]*)\]\((?:<>)?\s*\)/g;
const DEFINITION = /^[\s>]*(?:[-*+]\s+)?\[([^\]]+)\]:/;
/** A character class of a regular expression. */
const RANGE = /^\w-\w/;
const STATEMENT = /^(?:import|export)\s/;

export function findDeadReferences(source: string): DeadReference[] {
  if (!/\]\[|\[\^|\[\[|\]\(\s*(?:<>)?\s*\)/.test(source)) return [];
  const defined = new Set<string>();
  mapTextLines(source, (line) => {
    const label = DEFINITION.exec(line)?.[1];
    if (label !== undefined) defined.add(toKey(label));
    return line;
  });
  const found: DeadReference[] = [];
  mapTextLines(source, (line, number) => {
    if (STATEMENT.test(line)) return line;
    for (const match of line.matchAll(REFERENCE)) {
      const fault = describe(match.groups ?? {}, defined);
      if (fault) found.push({ line: number, column: match.index + 1, ...fault });
    }
    return line;
  });
  return found;
}

function describe(
  { text, label, note, empty, wiki }: Partial<Record<string, string>>,
  defined: ReadonlySet<string>,
): Pick<DeadReference, 'message' | 'help'> | undefined {
  if (empty !== undefined)
    return {
      message: `The link "[${empty}]()" has no URL, so it leads to its own page.`,
      help: 'Write the URL between the parentheses.',
    };
  if (wiki !== undefined) return defined.has(toKey(wiki)) ? undefined : describeWiki(wiki);
  const name = note === undefined ? label || text : `^${note}`;
  if (name === undefined || defined.has(toKey(name)) || (note !== undefined && RANGE.test(note))) return undefined;
  const subject = note === undefined ? `The reference "[${name}]"` : `The footnote "[${name}]"`;
  return {
    message: `${subject} has no definition, so it is shown as text.`,
    help: `Add a definition on a separate line: "[${name}]: …". To show brackets as text, escape them: "\\[".`,
  };
}

/** `[[page]]`, `[[page#part]]`, `[[page|text]]` */
function describeWiki(wiki: string): Pick<DeadReference, 'message' | 'help'> {
  const [, page = wiki, text = page] = /^([^|#]*)(?:#[^|]*)?(?:\|(.*))?$/.exec(wiki) ?? [];
  return { message: `"[[${wiki}]]" is not a link: it is shown as text.`, help: `Write [${text}](<./${page}.md>).` };
}

/** Labels are compared without case and white space. */
function toKey(label: string): string {
  return label.trim().replace(/\s+/g, ' ').toLowerCase();
}
