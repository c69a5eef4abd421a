/** Finds tags in Markdown that have no effect: browsers do not know them, nothing closes them, or they close nothing. */
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import type { CompileState } from '../compile-state.ts';
import { findPoint, type TextFault, type TextPoint } from '../diagnostics/code-frame.ts';
import { isHtmlElement } from './html-elements.ts';
import { type RawPiece, type RawTag, readTags } from './read-tags.ts';
import { findUnquoted } from './unquoted-values.ts';

/** Whether a source may hold a tag or a comment. */
export function mayHoldTag(text: string): boolean {
  return /<[a-z/!?]/i.test(text);
}

/** @param source that the tree is made of */
export function createRawTags(source: string, { warn }: CompileState): MdastPluginDefinition {
  const pieces: RawPiece[] = [];
  const inBlocks: TextFault[] = [];
  const lines = source.split('\n');
  return defineMdastPlugin({
    name: 'quire-raw-tags',
    options: { position: true },
    html({ value, position }) {
      const { line = 1, column = 1 } = position?.start ?? {};
      pieces.push({ value, isCode: false, line, column });
      inBlocks.push(...findInBlock(value, { line, column }, source.slice(position?.end.offset)));
    },
    text({ value, position }) {
      const start = position?.start ?? { line: 1, column: 1 };
      for (const { name, fault } of findUnquoted(value, source.slice(position?.start.offset), start)) {
        pieces.push({ value: `<${name}>`, isCode: false, line: fault.line, column: fault.column });
        inBlocks.push(fault);
      }
    },
    code({ value, position }) {
      const line = position?.start.line ?? 1;
      const indent = /^\s+(?=<\/)/.exec(lines[line - 1] ?? '')?.[0].length;
      if (indent !== undefined && value.startsWith('</'))
        pieces.push({ value, isCode: true, line, column: indent + 1 });
    },
    after() {
      const tags = dropForeign(pieces.flatMap((piece) => readTags(piece, lines)));
      for (const fault of [...findTagFaults(tags), ...inBlocks]) warn('elements', fault);
    },
  });
}

/** Elements that show their content verbatim, comments, and tags. */
const NOT_TEXT =
  /<!--[\s\S]*?(?:-->|$)|<(pre|code|kbd|samp|script|style|textarea|svg|math)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi;
/** Replaces each character that is not text. */
const TAG = '\ue000';
/** Emphasis, links, code; headings, fences, containers, rows of a table; and items and quotes below a tag. */
const MARKDOWN = new RegExp(
  [
    String.raw`\*\*[^\s*][^*\n]*\*\*|(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|~~[^\s~][^~\n]*~~`,
    '`[^`\\n]+`',
    String.raw`(?<!\w)\[[^[\]\n]+\](?:\([^()\s]+(?:\s+"[^"\n]*")?\)|\[[^[\]\n]+\])`,
    String.raw`^[ \t]*(?:#{1,6} \S|${'```'}|~~~|:::+[ \t]*[a-z]|={3,}[ \t]*$|\|.*\|[ \t]*$)`,
    String.raw`(?<=${TAG}[ \t]*\n)[ \t]*(?:[-*+>]|\d{1,2}[.)])[ \t]+\S`,
  ].join('|'),
  'm',
);
const IN_COMMENT = /<!--(?:(?!-->)[\s\S])+?(<!--)/;

/** Elements that end a paragraph, in one that has an end tag. */
const BLOCKS =
  'address|article|aside|blockquote|details|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|main|nav|ol|pre|section|table|ul';
const IN_PARAGRAPH = new RegExp(
  String.raw`<p(?=[\s>])[^<>]*>(?:(?!</?p[\s>]|<!--)[\s\S])*?(<(?:${BLOCKS})(?=[\s/>]))(?:(?!<p[\s>])[\s\S])*?</p\s*>`,
  'i',
);

/** Values of attributes, and elements that blocks may be in, wherever they are, or that hold no tags. */
const APART =
  /=\s*(?:"[^"]*"|'[^']*')|<(script|style|textarea|button|object|template|svg|foreignObject)\b[\s\S]*?<\/\1\s*>/gi;

/** What follows the end of a comment, up to another end without a beginning. */
const SECOND_END = /^(?:(?!<!--)[\s\S])*?-->/;

/** Markdown in an HTML block, a block in a paragraph, and a comment in a comment. @param below the source below the block */
function findInBlock(html: string, start: TextPoint, below: string): TextFault[] {
  const blank = (part: string) => part.replace(/[^\n]/g, ' ');
  const text = html.replace(NOT_TEXT, (part) => part.replace(/[^\n]/g, TAG));
  const marks = MARKDOWN.exec(text)?.index;
  const nested = IN_COMMENT.exec(html);
  const paragraph = IN_PARAGRAPH.exec(html.replace(APART, blank));
  const comment =
    nested && SECOND_END.test((html + below).slice(html.indexOf('-->', nested.index) + 3)) ? nested : null;
  const toPlace = (index: number) => {
    const { line, column } = findPoint(html, index);
    return { line: start.line + line - 1, column: line === 1 ? start.column + column - 1 : column };
  };
  return [
    ...(marks === undefined ? [] : [{ ...toPlace(marks), ...IN_HTML }]),
    ...(paragraph ? [{ ...toPlace(paragraph.index + paragraph[0].indexOf(paragraph[1] ?? '')), ...IN_P }] : []),
    ...(comment ? [{ ...toPlace(comment.index + comment[0].length - '<!--'.length), ...NESTED }] : []),
  ];
}

const IN_HTML = {
  message: 'Markdown directly below or after a tag is shown as text.',
  help: 'Leave an empty line between the tags and the Markdown, or write HTML.',
};
const IN_P = {
  message: 'Browsers end <p> in front of this element, and make an empty paragraph of its "</p>".',
  help: 'Write <div> in place of <p>.',
};
const NESTED = {
  message: 'A comment cannot contain another: it ends at the first "-->", and what follows is shown.',
  help: 'Remove the inner "<!--" and "-->".',
};

/** What is in a drawing or a formula has names and rules of its own. A drawing may contain others. */
function dropForeign(tags: readonly RawTag[]): RawTag[] {
  let foreign: string | undefined;
  let depth = 0;
  return tags.filter(({ kind, name, isSelfClosing }) => {
    const key = name.toLowerCase();
    const isOuter = foreign === undefined;
    if (kind === 'start' && !isSelfClosing && (isOuter ? /^(?:svg|math)$/.test(key) : key === foreign)) {
      foreign = key;
      depth += 1;
    } else if (kind === 'end' && key === foreign) {
      depth -= 1;
      if (depth === 0) foreign = undefined;
    }
    return isOuter || foreign === undefined;
  });
}

function findTagFaults(tags: readonly RawTag[]): TextFault[] {
  const known = tags.filter(({ kind, name }) => kind === 'comment' || isHtmlElement(name));
  const declarations = tags.filter(({ kind, isCode }) => kind === 'declaration' && !isCode);
  const unknown = tags.filter((tag) => tag.kind === 'start' && !tag.isCode && !known.includes(tag));
  const names = [...new Set(unknown.map(({ name }) => name))];
  return [
    ...names.flatMap((name) => createUnknown(unknown.filter((tag) => tag.name === name))),
    ...declarations.map(createHidden),
    ...findOpenElements(known),
  ];
}

function findOpenElements(tags: readonly RawTag[]): TextFault[] {
  const open: RawTag[] = [];
  const faults: TextFault[] = [];
  for (const tag of tags) {
    if (tag.kind === 'start' && !tag.isCode) open.push(tag);
    if (tag.kind === 'end') faults.push(...closeElement(tag, open));
    if (tag.kind === 'broken') return [...faults, createFault(tag, ...BROKEN)];
    if (tag.kind === 'comment') faults.push(createFault(tag, ...ENDLESS));
  }
  return [...faults, ...open.map(createUnclosed)];
}

const BROKEN = ['This tag does not end, so what follows is lost.', 'A ">" or a quotation mark is missing.'] as const;
const ENDLESS = [
  'This comment is not closed, so the text after it is not shown.',
  'Write "-->" where it ends.',
] as const;

/** What is open within the element is not closed. */
function closeElement(tag: RawTag, open: RawTag[]): TextFault[] {
  const at = open.findLastIndex(({ name }) => name.toLowerCase() === tag.name.toLowerCase());
  if (at >= 0) {
    const [, ...within] = open.splice(at);
    return [...within.map(createUnclosed), ...(tag.isCode ? [createFault(tag, ...describeCode(tag))] : [])];
  }
  if (tag.isCode) return [];
  const message = `</${tag.name}> has no opening tag in this text, so it closes an element around the text.`;
  return [createFault(tag, message, 'Remove it, or write the tag that it belongs to.')];
}

function describeCode({ name }: RawTag): [message: string, help: string] {
  const message = `</${name}> is shown as code: after an empty line, four spaces or a tab begin code.`;
  return [message, 'Write fewer than four spaces before it.'];
}

function createUnclosed(tag: RawTag): TextFault {
  const { name, isSelfClosing } = tag;
  const help = `Write ${isSelfClosing ? `<${name}></${name}>` : `</${name}> where it ends`}.`;
  const message = isSelfClosing ? `HTML ignores the "/" of <${name}/>` : `Nothing closes <${name}>`;
  return createFault(tag, `${message}: what follows is in the element.`, help);
}

function createUnknown([tag, ...others]: readonly RawTag[]): TextFault[] {
  if (tag === undefined) return [];
  const count = others.length === 0 ? '' : ` This page has ${others.length + 1} of them.`;
  const help = `Write \\<${tag.name}> or put it into \`code\` if it is text. Components are rendered in pages named .mdx.`;
  return [createFault(tag, `<${tag.name}> is not an element of HTML, so its tag is not shown.${count}`, help)];
}

function createHidden(tag: RawTag): TextFault {
  const help = `Remove it, or, if it is text, write \\<${tag.name} or put it into \`code\`.`;
  return createFault(tag, `Browsers do not show "<${tag.name}", and what follows up to the next ">".`, help);
}

function createFault({ line, column }: RawTag, message: string, help: string): TextFault {
  return { line, column, message, help };
}
