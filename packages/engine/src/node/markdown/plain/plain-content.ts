/**
 * Owns compiling plain Markdown without a tree: the parser writes HTML in one call, and what the conventions add to it is
 * put in there. The bytes are those that the tree gives. (docs/adr/0002-satteri-compiles-markdown.md)
 */
import { markdownToHtml, mdxToJs } from 'satteri';
import { findIdentifier } from '../../../shared/identifier.ts';
import type { PageContent } from '../../../shared/page-content.ts';
import { escapeHtml } from '../../html/escape.ts';
import { unescapeHtml } from '../../html/unescape.ts';
import { addImage, addLink } from '../collect-links.ts';
import type { CompileState, NormalizedText } from '../compiled-source.ts';
import { renderFence } from '../fence-block.ts';
import { finishMdx, MDX_OUTPUT } from '../mdx-output.ts';
import { mayHoldCjkEmphasis, mayNeedRepair } from '../syntax/cjk-emphasis.ts';
import { mayHoldFileTabs } from '../syntax/file-tabs.ts';
import { createHeadingIds } from '../syntax/heading-ids.ts';
import { mayHoldLongCode } from '../syntax/long-code.ts';
import { linkMembers, mayHoldMembers } from '../syntax/member-links.ts';
import { mayHoldTable } from '../syntax/tables.ts';
import { leaveOutCallouts, writeCallouts } from './plain-callouts.ts';
import { type Frame, frameFiles } from './plain-file-tabs.ts';
import {
  EMPTY_FENCE,
  findLead,
  HEADING,
  IMAGE,
  isAsRead,
  LINK,
  markLongCode,
  readText,
  wrapTables,
} from './plain-html.ts';
import { JOINT, readStatics, replaceStatics } from './plain-mdx.ts';
import { type WrittenProperties, writeProperties } from './plain-properties.ts';
import { type PlainFence, type PlainSource, readPlainSource } from './plain-source.ts';

/** Fills the state's page and gives its text, or does neither: undefined for what only the tree knows. */
export async function compilePlainContent(
  normalized: NormalizedText,
  state: CompileState,
): Promise<PageContent | undefined> {
  const { text, headingIds, format } = normalized;
  const ids = [...headingIds.values(), ...state.input.original.map(({ id }) => id)];
  const source = isSafe(ids) ? readPlainSource(text, format) : undefined;
  if (!source) return undefined;
  if (format === 'md') {
    const { html } = markdownToHtml(source.text, { features: FEATURES });
    const parts = await writeContent([html], source, { normalized, state });
    return parts && { kind: 'html', html: parts.join('') };
  }
  // What a fragment brings along is between the parts of the page.
  if (state.input.fragments.size > 0) return undefined;
  const code = writeCode(source.text);
  const statics = code === undefined ? undefined : readStatics(code);
  const parts = statics && (await writeContent(statics, source, { normalized, state }));
  if (code === undefined || parts === undefined) return undefined;
  return finishMdx(replaceStatics(code, parts), source.imports, state);
}

/** Undefined where the source is no valid MDX: where it is at fault, only the text says that was not changed. */
function writeCode(text: string): string | undefined {
  try {
    return mdxToJs(text, { features: FEATURES, ...MDX_OUTPUT }).code;
  } catch {
    return undefined;
  }
}

const FEATURES = { directive: false, frontmatter: false };

interface Page {
  normalized: NormalizedText;
  state: CompileState;
}

/** @param written the HTML of the parser: of MDX a part for each of the texts between its components */
async function writeContent(written: string[], source: PlainSource, page: Page): Promise<string[] | undefined> {
  const html = written.join(JOINT);
  const { text } = page.normalized;
  const { compiled, context } = page.state;
  if (!isAsRead(html, source) || (mayHoldCjkEmphasis(text) && mayNeedRepair(html))) return undefined;
  const called = writeCallouts(html, source.callouts);
  if (called === undefined) return undefined;
  const listed: WrittenProperties | undefined =
    context.definitionLists === false ? { html: called } : writeProperties(called, source.properties);
  if (!listed) return undefined;
  const lead = compiled.frontmatter.description === undefined ? findLead(leaveOutCallouts(html)) : undefined;
  if (lead !== undefined) compiled.lead = lead;
  if (listed.valueType !== undefined) compiled.valueType = listed.valueType;
  const styled = mayHoldLongCode(text) ? markLongCode(listed.html) : listed.html;
  const tabled = mayHoldTable(text) ? wrapTables(styled) : styled;
  const titled = addHeadings(markLinks(tabled, source, page.state), source, page);
  page.state.input.onHeadings?.(compiled.headings);
  return fillFences(titled.split(JOINT), source, page);
}

/** An id is written as it is. */
function isSafe(ids: readonly string[]): boolean {
  return !ids.some((id) => /["&<>]/.test(id));
}

function markLinks(html: string, { links, images }: PlainSource, { compiled, input }: CompileState): string {
  const collection = { links: compiled.links, images: compiled.images, sourcePath: input.sourcePath };
  const first = { line: 1, column: 1 };
  const linked = html.replace(LINK, (_, url: string) => {
    const place = links[compiled.links.length] ?? first;
    return `<a href="${addLink(collection, unescapeHtml(url), place)}">`;
  });
  return linked.replace(IMAGE, (_, url: string, alt: string) => {
    const place = images[compiled.images.length] ?? first;
    return `<img src="${addImage(collection, unescapeHtml(url), place)}"${alt} loading="lazy" decoding="async">`;
  });
}

function addHeadings(html: string, { headings }: PlainSource, { normalized, state }: Page): string {
  const found = state.compiled.headings;
  const ids = createHeadingIds(normalized.headingIds, state.input.original);
  return html.replace(HEADING, (_, digit: string, inner: string) => {
    const depth = Number(digit);
    const heading = { text: readText(inner).trim(), depth, line: headings[found.length]?.line ?? 1 };
    const { id, slug } = ids.create(heading, found.length);
    found.push({ id, ...heading, ...(slug !== undefined && { slug }) });
    const title = formatIdentifier(inner) ?? { attributes: '', html: inner };
    const anchor = `<a class="q-anchor" href="#${id}" aria-labelledby="${id}"></a>`;
    return `<h${depth} id="${id}"${title.attributes}>${title.html}${anchor}</h${depth}>`;
  });
}

/** As `syntax/identifier-headings.ts` does it in the tree. */
function formatIdentifier(inner: string): { attributes: string; html: string } | undefined {
  const identifier = inner.includes('<') ? undefined : findIdentifier(readText(inner));
  if (!identifier) return undefined;
  const prefix = identifier.prefix === '' ? '' : `<span class="q-prefix">${escapeHtml(identifier.prefix)}</span>`;
  return { attributes: ' class="q-option-name"', html: prefix + escapeHtml(identifier.name) };
}

/** @param parts of the page, in whose order the fences are */
async function fillFences(parts: string[], { fences }: PlainSource, { normalized, state }: Page): Promise<string[]> {
  if (fences.length === 0) return parts;
  const rendered = await Promise.all(
    fences.map(({ line, code, language, meta }) => renderFence({ code, language, meta }, line, state)),
  );
  const { headings } = state.compiled;
  const blocks = mayHoldMembers(normalized.text) ? rendered.map((each) => linkMembers(each, headings)) : rendered;
  const frames = mayHoldFileTabs(normalized.text) ? frameFiles(fences) : new Map<PlainFence, Frame>();
  let index = 0;
  const writeNext = () => {
    const fence = fences[index];
    const { before = '', after = '' } = (fence && frames.get(fence)) ?? {};
    const block = before + (blocks[index] ?? '') + after;
    index += 1;
    return block;
  };
  return parts.map((part) => part.split(EMPTY_FENCE).reduce((filled, next) => filled + writeNext() + next));
}
