/** Inserts the tag next to the title, and highlights code of components, in finished HTML. */

import type { Highlighter } from '@quire/markdown';
import { escapeAttribute } from '@quire/markdown/html';
import type { HtmlPlaces, MarkedCode } from '../html/places.ts';

export interface Additions {
  highlighter: Highlighter;
  /** As HTML; empty for none. */
  tag?: string;
}

interface Edit {
  start: number;
  end: number;
  html: string;
}

/** @param places the positions in `html` */
export async function completeHtml(html: string, places: HtmlPlaces, additions: Additions): Promise<string> {
  const edits = [...addTag(places, additions), ...(await colorCodes(places, additions))];
  let [completed, done] = ['', 0];
  for (const edit of edits.sort((a, b) => a.start - b.start)) {
    completed += html.slice(done, edit.start) + edit.html;
    done = edit.end;
  }
  return completed + html.slice(done);
}

function addTag({ titleEnd }: HtmlPlaces, { tag = '' }: Additions): Edit[] {
  return tag === '' || titleEnd === undefined ? [] : [{ start: titleEnd, end: titleEnd, html: ` ${tag}` }];
}

/** Highlights code that components rendered as text, which the compiler has not seen. */
async function colorCodes({ codes }: HtmlPlaces, { highlighter }: Additions): Promise<Edit[]> {
  await highlighter.load(codes.map(({ language }) => language));
  return Promise.all(codes.map((code) => colorCode(code, highlighter)));
}

async function colorCode({ language, text, start, end }: MarkedCode, highlighter: Highlighter): Promise<Edit> {
  const lines = await highlighter.highlightLines(text.replace(/\n$/, ''), language);
  return { start, end, html: `<code class="language-${escapeAttribute(language)}">${lines.join('\n')}\n` };
}
