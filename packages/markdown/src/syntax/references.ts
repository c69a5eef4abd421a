/**
 * Finds references, footnotes, wiki links and links that Markdown shows as text: because of a missing definition, a space, a
 * quotation mark or a parenthesis. Links without a text, and definitions without an effect, are found too.
 */

import type { TextFault } from '../diagnostics/code-frame.ts';
import { findLabel, findLostDefinitions, toKey } from './definitions.ts';
import type { ShownLine, ShownSource } from './shown-lines.ts';

export function findReferenceFaults({ source, lines: all }: ShownSource): TextFault[] {
  const unread = UNREAD.filter(({ pattern }) => source.search(pattern) >= 0);
  const mayBeDead = /\]\[|\[\^|\[\[/.test(source);
  const hasDefinition = source.includes(']:');
  if (unread.length === 0 && !mayBeDead && !hasDefinition) return [];
  const lines = all.filter(({ kind }) => kind === 'text');
  const labels = new Set(lines.flatMap((line) => findLabel(line.written) ?? []));
  return [
    ...(mayBeDead ? lines.flatMap((line) => findDead(line, labels)) : []),
    ...(hasDefinition ? findLostDefinitions(lines) : []),
    ...lines.flatMap((line) => findUnread(line, { unread, labels, lines: all })),
  ];
}

/** First consumes code and escaped characters. */
const REFERENCE =
  /(`+)(?:(?!\1).)*\1|\\.|(?<!!)\[\[(?<wiki>(?![\s\d-]*\||_?[Tt][Oo][Cc]_?\]|[\d\s,.-]+\]|['"`{])\S[^[\]\n]*?)\]\](?!\()|(?<![\w\])}])!?\[(?<text>[^[\]]+)\]\[(?<label>[^[\]^]*)\]|\[\^(?<note>[\w\u2e80-\u9fff.-]+|[^[\]\n]*[\u2e80-\u9fff][^[\]\n]*)\](?!:)/g;
/** A character class of a regular expression. */
const RANGE = /^[\w\u2e80-\u9fff]-[\w\u2e80-\u9fff]/;
function findDead({ line, written, text }: ShownLine, defined: ReadonlySet<string>): TextFault[] {
  // Code belongs to labels, so it is not blanked here.
  return [...written.matchAll(REFERENCE)].flatMap((match) => {
    const fault = text[match.index] === match[0][0] ? describe(match.groups ?? {}, defined) : undefined;
    return fault ? [{ line, column: match.index + 1, ...fault }] : [];
  });
}

function describe(
  { text, label, note, wiki }: Partial<Record<string, string>>,
  defined: ReadonlySet<string>,
): Pick<TextFault, 'message' | 'help'> | undefined {
  if (wiki !== undefined) return defined.has(toKey(wiki)) ? undefined : describeWiki(wiki);
  const name = note === undefined ? label || text : `^${note}`;
  if (name === undefined || defined.has(toKey(name)) || (note !== undefined && RANGE.test(note))) return undefined;
  const subject = note === undefined ? `The reference "[${name}]"` : `The footnote "[${name}]"`;
  return {
    message: `${subject} has no definition, so it is shown as text.`,
    help: `Add a definition on a separate line: "[${name}]: …". ${ESCAPE}`,
  };
}

const ESCAPE = 'To show brackets as text, escape them: "\\[".';

/** `[[page]]`, `[[page#part]]`, `[[page|text]]` */
function describeWiki(wiki: string): Pick<TextFault, 'message' | 'help'> {
  const [, page = wiki, text = page] = /^([^|#]*)(?:#[^|]*)?(?:\|(.*))?$/.exec(wiki) ?? [];
  return {
    message: `"[[${wiki}]]" is not a link: it is shown as text.`,
    help: `Write [${text}](<./${page}.md>). ${ESCAPE}`,
  };
}

interface UnreadLink {
  /** Must have the flag `g`; the named group `target` is a URL or a path. */
  pattern: RegExp;
  message: string;
  help: (target: string) => string;
  /** Whether the lines below may end the link. */
  mayContinue?: true;
}

/** Matches only text that is certainly a URL or a file name. */
const TARGET = String.raw`(?:\.{0,2}/|[a-z]+:/|www\.)[^()\s（）]*|[^()\s（）\[\]]*\.(?:mdx?|html?)(?:#[^()\s（）]*)?`;
const LABEL = String.raw`\[[^[\]]+\]`;

const UNREAD: readonly UnreadLink[] = [
  {
    pattern: /!\[[^[\]]*\]\(<?(?<target>[^()<>\s]+)>?[ \t]+(?:(?:"[^"]*"|'[^']*')[ \t]+)?=\d*%?x?\d*%?\)/g,
    message: 'The size after the URL makes this image text.',
    help: (target) => `Write it as HTML: <img src="${target}" width="300" alt="…" />.`,
  },
  {
    pattern:
      /!?\[[^[\]]*\]\((?<target>(?=#\S|(?:[^()]|\([^()\s]*\))*(?:\/|\.(?:mdx?|html?|png|jpe?g|gif|svg|webp|avif|pdf)[#?)]))(?!\S+[ \t]+\([^()]*\)\))(?:[^()<>"'“”‘’\s]|\([^()\s]*\))+(?:[ \t]+(?:[^()<>"'“”‘’\s=]|\([^()\s]*\))+)+)\)/gi,
    message: 'The space in the URL makes this link text.',
    help: (target) => `Write it in angle brackets: (<${target}>).`,
  },
  {
    pattern:
      /!?\[[^[\]]*\]\((?<target>[^()<>\s]+)[ \t]+(?:"[^"\n]*\)(?![^"\n]*"\s*\))|'[^'\n]*\)(?![^'\n]*'\s*\))|[“”‘’][^)\n]*\))/g,
    message: 'The title after the URL is not closed, which makes this link text.',
    help: (target) => `Write it between two straight quotation marks: (${target} "…").`,
  },
  {
    pattern:
      /!?\[[^[\]]*\]\(<?(?<target>[^()<>\s]+)>?[ \t]+(?:"[^"\n]*"|'[^'\n]*')[ \t]+[^()"'\s=][^()"'\n]*(?:"[^"\n]*"[^()"'\n]*)*\)/g,
    message: 'What follows the title makes this link text.',
    help: (target) => `Remove it: (${target} "…"). A size or a class is written in HTML.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\]!\w])!?\[(?![ xX]\]|\^)[^[\]]+\][ \t]+\((?<target>${TARGET})\)`, 'g'),
    message: 'The space between the brackets makes this link text.',
    help: () => 'Remove the space between "]" and "(".',
  },
  {
    pattern: /(?<![\w@/<(.+-])(?<target>[\w.+-]+@[\w-]+(?:\.[\w-]+)+):(?=[\w~/.])/g,
    message: 'What is before the colon becomes a link to a mail address.',
    help: (target) => `Write all of it as code: \`${target}:…\`.`,
  },
  {
    pattern: /\([^()]+\)\[(?<target>(?:\.{0,2}\/|[a-z]+:\/)[^\]\s]*)\](?![([])/g,
    message: 'The brackets of this link are the wrong way round, so it is text.',
    help: (target) => `Write the text in square brackets, and the URL in parentheses: [text](${target}).`,
  },
  {
    pattern: new RegExp(
      String.raw`(?:${LABEL}（|\[[^[\]]+\]\(（|[［【][^［【］】]+[］】][(（]|[［【][^\[\]［【］】]+\]\(|\[[^\[\]［【］】]+[］】]\()(?<target>${TARGET})[)）]+`,
      'g',
    ),
    message: 'Full-width brackets make this link text.',
    help: (target) => `Write half-width ones: [text](${target}).`,
  },
  {
    pattern: new RegExp(String.raw`!?${LABEL}\((?<target>${TARGET})[ \t]*$`, 'gm'),
    message: 'Nothing closes this link, so it is text.',
    help: () => 'Write ")" after the URL.',
    mayContinue: true,
  },
  {
    pattern: new RegExp(String.raw`!?${LABEL}\((?<target>${TARGET})[ \t]+[^()"'\s][^()"'\n]*$`, 'gm'),
    message: 'Nothing closes this link, so it is text.',
    help: () => 'Write ")" after the URL.',
  },
  {
    pattern: /(?<=^|[\s>])![ \t]+\[[^[\]]*\]\(<?(?<target>[^()<>\s]+\.(?:png|jpe?g|gif|svg|webp|avif))(?=[)>\s])/gim,
    message: 'The space after "!" makes this image a link.',
    help: (target) => `Remove the space: ![what it shows](${target}).`,
  },
  {
    pattern: /!\[[^[\]]*\]\(<?(?<target>[^()<>\s]+\.(?:mp4|webm|mov|ogv|mp3|wav|ogg|pdf))(?=[)>\s])/gi,
    message: 'This file is no image, so browsers show none.',
    help: (target) =>
      /pdf$/i.test(target) ? `Write a link: [text](${target}).` : `Write <video src="${target}" controls></video>.`,
  },
  {
    pattern: /<(?<target>https?:\/\/[^<>\s]+(?:[ \t]+[^<>\s=]+)+)>/g,
    message: 'The space ends this URL, and the brackets are shown as text.',
    help: (target) => `Write <${target.replace(/[ \t]/g, '%20')}>.`,
  },
  {
    pattern: /(?<![\w`])_(?<target>[\w.+-]+@[\w-]+\.\w+)[^_\n]*_(?!\w)/g,
    message: 'The "_" becomes a part of this mail address, and emphasizes nothing.',
    help: () => 'Write "*" in place of "_".',
  },
  {
    pattern: new RegExp(String.raw`^[ >]*\[(?![ xX]\]|\^)[^[\]]+\][ \t]+:[ \t]+(?<target>${TARGET})[ \t]*$`, 'gm'),
    message: 'The space before the colon makes this definition text.',
    help: (target) => `Remove the space: [name]: ${target}.`,
  },
  {
    pattern: new RegExp(String.raw`(?<![\]!\w])\[[ \t]?\]\((?<target>${TARGET})\)`, 'g'),
    message: 'This link has no text, so readers do not see it.',
    help: (target) => `Write the text between the brackets: [text](${target}).`,
  },
];

/** A title, if there is one, and the end of a link. */
const REST = /^\s*(?:(?:"[^"]*"|'[^']*'|\([^()]*\))\s*)?\)/;

/** @param lines of a source, in which those below the link begin at `first` */
function endsLink(lines: readonly ShownLine[], first: number): boolean {
  if (!/^[\s>]*["'()]/.test(lines[first]?.written ?? '')) return false;
  const end = lines.findIndex(({ written }, index) => index > first && /^[\s>]*$/.test(written));
  const below = lines.slice(first, end < 0 ? undefined : end);
  return REST.test(below.map(({ written }) => written.replace(/^[\s>]*/, '')).join('\n'));
}

interface UnreadContext {
  unread: readonly UnreadLink[];
  labels: ReadonlySet<string>;
  lines: readonly ShownLine[];
}

function findUnread({ line, text }: ShownLine, { unread, labels, lines }: UnreadContext): TextFault[] {
  return unread.flatMap(({ pattern, message, help, mayContinue }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: link, index, groups }) => {
      const label = toKey(/^\[([^\]]+)\]/.exec(link)?.[1] ?? '');
      const continues = mayContinue && endsLink(lines, line);
      if (labels.has(label) || text[index - 1] === '\\' || continues) return [];
      return [{ line, column: index + 1, message, help: help(groups?.target ?? '') }];
    }),
  );
}
