/**
 * Owns the colors of code that a component has rendered as a text, marked by the attribute `data-highlight` as the theme's
 * `CodeBlockRuntime` marks it. What compiles a page never saw it.
 */
import { decodeText } from '../html/unescape.ts';
import { createLazyHighlighter } from '../markdown/highlight/lazy-highlighter.ts';
import type { RenderedPage } from './render-page.ts';

const MARKED = /(<code class="language-([^"\s]*)") data-highlight="">([\s\S]*?)<\/code>/g;

const highlighter = createLazyHighlighter();

export async function colorCode(page: RenderedPage): Promise<RenderedPage> {
  if (!page.article.includes(' data-highlight=""')) return page;
  await highlighter.load([...page.article.matchAll(MARKED)].map(([, , language = '']) => language));
  return { html: await color(page.html), article: await color(page.article) };
}

async function color(html: string): Promise<string> {
  const highlighted = await Promise.all(
    [...html.matchAll(MARKED)].map(([, , language = '', text = '']) =>
      highlighter.highlightLines(decodeText(text).replace(/\n$/, ''), language),
    ),
  );
  return html.replace(MARKED, (_, start: string) => `${start}>${highlighted.shift()?.join('\n') ?? ''}\n</code>`);
}
