/** Links the members of a type to the sections of the page that describe them. */

import type { MarkdownPlugin } from '../compile-hooks.ts';
import type { Heading } from '../heading.ts';
import { findIdentifier } from '../identifier.ts';
import type { PageFence } from '../markdown-page.ts';

export const memberLinks: MarkdownPlugin = {
  name: 'member-links',
  markdown: {
    codeHtml: (html, { headings }: PageFence) => linkMembers(html, headings),
  },
};

/** A member name after the start of a line, a brace or a semicolon: plain text, or a quoted string. */
const MEMBER = /((?:^ +|[{;] ?))(?:<span class="s">('[^'<]+')<\/span>|([A-Za-z_]\w*))(?=<span class="p">\??:|\??:)/gm;

/** @param html of a code block @param headings of its page */
function linkMembers(html: string, headings: readonly Heading[]): string {
  if (!isTypeBlock(html)) return html;
  const ids = mapMembers(headings);
  return html.replace(MEMBER, (whole, before: string, quoted?: string, plain?: string) => {
    const id = ids.get(quoted ?? plain ?? '');
    if (id === undefined) return whole;
    const name = quoted === undefined ? plain : `<span class="s">${quoted}</span>`;
    return `${before}<a class="q-member" href="#${id}">${name}</a>`;
  });
}

/** A block that contains only a type, and whose title is not a file name. */
function isTypeBlock(html: string): boolean {
  const [, title = ''] =
    /^<figure class="q-code" data-lang="ts"[^>]*>(?:<figcaption class="q-code-title">([^<]*))?/.exec(html) ?? [];
  return (
    !/[./]/.test(title) &&
    /<pre><code class="language-ts(?: q-numbered)?">(?:<span class="line">)?<span class="k">(?:export )?interface /.test(
      html,
    )
  );
}

/** Maps each name to the section that describes it; names with two sections are left out. */
function mapMembers(headings: readonly Heading[]): Map<string, string> {
  const ids = new Map<string, string>();
  const ambiguous = new Set<string>();
  for (const { id, text, depth } of headings) {
    const identifier = depth > 1 ? findIdentifier(text) : undefined;
    if (!identifier) continue;
    const name = identifier.name.replace(/^\[(.*)\]$/, '$1');
    if (ids.has(name)) ambiguous.add(name);
    ids.set(name, id);
  }
  for (const name of ambiguous) ids.delete(name);
  return ids;
}
