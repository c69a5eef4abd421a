/**
 * Owns compiling plain Markdown without a tree: the parser writes HTML in one call, and what the conventions add to it is
 * put in there. The bytes are those that the tree gives. (docs/adr/0002-satteri-compiles-markdown.md)
 */
import { markdownToHtml } from 'satteri';
import { findIdentifier } from '../../../shared/identifier.ts';
import type { PageContent } from '../../../shared/page-content.ts';
import { escapeHtml } from '../../html/escape.ts';
import { unescapeHtml } from '../../html/unescape.ts';
import { addImage, addLink } from '../collect-links.ts';
import type { CompileState, NormalizedText } from '../compiled-source.ts';
import { renderFence } from '../fence-block.ts';
import { mayHoldCjkEmphasis, mayNeedRepair } from '../syntax/cjk-emphasis.ts';
import { createHeadingIds } from '../syntax/heading-ids.ts';
import { mayHoldIdentifierHeading } from '../syntax/identifier-headings.ts';
import { mayHoldLongCode } from '../syntax/long-code.ts';
import { linkMembers, mayHoldMembers } from '../syntax/member-links.ts';
import { mayHoldTable } from '../syntax/tables.ts';
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
import { type PlainSource, readPlainSource } from './plain-source.ts';

/** Fills the state's page and gives its text, or does neither: undefined for what only the tree knows. */
export async function compilePlainContent(
  normalized: NormalizedText,
  state: CompileState,
): Promise<PageContent | undefined> {
  const { text, headingIds } = normalized;
  const source = isSafe(headingIds) ? readPlainSource(text) : undefined;
  if (!source) return undefined;
  const { html } = markdownToHtml(source.text, { features: { directive: false, frontmatter: false } });
  if (!isAsRead(html, source) || (mayHoldCjkEmphasis(text) && mayNeedRepair(html))) return undefined;
  const { compiled } = state;
  const lead = compiled.frontmatter.description === undefined ? findLead(html) : undefined;
  if (lead !== undefined) compiled.lead = lead;
  const styled = mayHoldLongCode(text) ? markLongCode(html) : html;
  const tabled = mayHoldTable(text) ? wrapTables(styled) : styled;
  const titled = addHeadings(markLinks(tabled, source, state), source, { normalized, state });
  return { kind: 'html', html: await fillFences(titled, source, { normalized, state }) };
}

/** An id is written as it is. */
function isSafe(headingIds: ReadonlyMap<number, string>): boolean {
  return headingIds.size === 0 || ![...headingIds.values()].some((id) => /["&<>]/.test(id));
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

function addHeadings(
  html: string,
  { headings }: PlainSource,
  { normalized, state }: { normalized: NormalizedText; state: CompileState },
): string {
  const found = state.compiled.headings;
  const ids = createHeadingIds(normalized.headingIds, state.input.original);
  const mayHoldNames = mayHoldIdentifierHeading(normalized.text);
  return html.replace(HEADING, (_, digit: string, inner: string) => {
    const depth = Number(digit);
    const heading = { text: readText(inner).trim(), depth, line: headings[found.length]?.line ?? 1 };
    const { id, slug } = ids.create(heading, found.length);
    found.push({ id, ...heading, ...(slug !== undefined && { slug }) });
    const title = (mayHoldNames && formatIdentifier(inner)) || { attributes: '', html: inner };
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

async function fillFences(
  html: string,
  { fences }: PlainSource,
  { normalized, state }: { normalized: NormalizedText; state: CompileState },
): Promise<string> {
  if (fences.length === 0) return html;
  const rendered = await Promise.all(fences.map(({ line, ...block }) => renderFence(block, line, state)));
  const { headings } = state.compiled;
  const blocks = mayHoldMembers(normalized.text) ? rendered.map((each) => linkMembers(each, headings)) : rendered;
  const parts = html.split(EMPTY_FENCE);
  return parts.map((part, index) => part + (blocks[index] ?? '')).join('');
}
