/** Owns lists of properties in plain Markdown, as `syntax/definition-list.ts` makes them in the tree. */
import { decodeText } from '../../html/unescape.ts';

/** A line that begins a property whose value begins with code; in a list of properties the first is one. */
const LINE =
  /^\s*[-*+] (?:\*\*(?!\s)[^*`\n]+(?:[:：]\*\*|(?<!\s)\*\*[:：])|__(?!\s)[^_`\n]+(?:[:：]__|(?<!\s)__[:：]))\s*`/;
const SECTION = /^#{2,6}[ \t]/;

/** What is between a bold label and the end of its item, and holds no other block. */
const ITEM =
  /<li><strong>([^<]*)<\/strong>((?:(?!<\/?(?:li|ul|ol|p|pre|blockquote|h[1-6]|hr|table)\b)[\s\S])*)<\/li>\n/g;
const LIST = new RegExp(`<ul>\\n((?:${ITEM.source})+)</ul>`, 'g');
/** What such a line is in HTML, in the same order. */
const FIRST = /<li>\n?(?:<p>)?<strong>[^<]*(?:[:：]\s*<\/strong>|<\/strong>[:：])\s*<code/g;

/** Items with paragraphs or boxes, and labels with other marks than code, which no property has. */
const ODD = /<li>\n<p><strong>|<input|<li><strong>(?:(?!<\/strong>)[\s\S])*?<(?!\/?code>|\/strong>)/;

/** A property's first line: whether it comes before the sections of the page. */
export type PropertyLines = boolean[];

/** Goes through all lines, those of code too. */
export function createPropertyReader() {
  let isEarly = true;
  const lines: PropertyLines = [];
  return {
    lines,
    readCode(line: string) {
      isEarly &&= !SECTION.test(line);
    },
    readText(line: string) {
      isEarly &&= !SECTION.test(line);
      if (LINE.test(line)) lines.push(isEarly);
    },
  };
}

export interface WrittenProperties {
  html: string;
  /** The first value of a list before the sections. */
  valueType?: string;
}

/** Undefined where a list may be one that only the tree knows. */
export function writeProperties(html: string, lines: PropertyLines): WrittenProperties | undefined {
  const firsts = [...html.matchAll(FIRST)];
  if (firsts.length + lines.length === 0) return { html };
  if (firsts.length !== lines.length || ODD.test(html)) return undefined;
  let valueType: string | undefined;
  const written = html.replace(LIST, (list: string, items: string, ...rest) => {
    const pairs = Array.from(items.matchAll(ITEM), ([, label = '', text = '']) => readPair(label, text));
    const first = pairs[0];
    if (pairs.length < 2 || !first?.value.startsWith('<code') || pairs.includes(undefined)) return list;
    const offset = rest.at(-2) as number;
    const index = firsts.findIndex((each) => each.index > offset);
    if (lines[index]) valueType ??= decodeText(/<code>([^<]*)/.exec(first.value)?.[1] ?? '');
    return `<dl class="q-properties">\n${pairs.map((pair) => pair && writePair(pair)).join('')}</dl>`;
  });
  return { html: written, ...(valueType !== undefined && { valueType }) };
}

interface Pair {
  label: string;
  value: string;
}

/** @param label of the item, in bold @param text after it */
function readPair(label: string, text: string): Pair | undefined {
  const isColonInside = /[:：]\s*$/.test(label);
  if (!isColonInside && !/^[:：]/.test(text)) return undefined;
  return {
    label: isColonInside ? label.replace(/[:：]\s*$/, '') : label,
    value: text.replace(/^[:：]?\s*/, ''),
  };
}

function writePair({ label, value }: Pair): string {
  return `<div>\n<dt>${label}</dt>\n<dd>${value}</dd>\n</div>\n`;
}
