/** Formats the layout of a home page or an overview as Markdown. */

import { listPosts, type OverviewGroup, type OverviewPage } from '@quire/client/contract';
import { formatMarkdownLink } from '@quire/markdown';
import type { Page } from '../content/page.ts';
import { dropInlineHtml } from '../html/inline-html.ts';

type Hero = NonNullable<Page['frontmatter']['hero']>;
type Features = NonNullable<Page['frontmatter']['features']>;

/** @param toUrl turns a link as written into the URL of the page's Markdown */
export function formatHero(
  { badge, name, text, tagline, command, actions }: Hero,
  { title, toUrl }: { title: string; toUrl(link: string): string },
): string {
  const words = [name, text, tagline].map((part) => formatInline(part, toUrl));
  const [heading = title, ...lines] = words.filter((part) => part !== '');
  const blocks = [
    `# ${heading}`,
    badge && (badge.link === undefined ? badge.text : formatMarkdownLink(badge.text, toUrl(badge.link))),
    ...lines,
    command && `\`\`\`sh\n${command}\n\`\`\``,
    actions.map((action) => `- ${formatMarkdownLink(dropInlineHtml(action.text), toUrl(action.link))}`).join('\n'),
  ];
  return joinBlocks(blocks);
}

export function formatFeatures(features: Features, toUrl: (link: string) => string): string {
  return joinBlocks(
    features.flatMap(({ title, details, link }) => [
      `## ${link === undefined ? title : formatMarkdownLink(title, toUrl(link))}`,
      formatInline(details, toUrl),
    ]),
  );
}

/** Without markup, except for links. */
function formatInline(text: string, toUrl: (link: string) => string): string {
  return dropInlineHtml(
    text.replace(/<a\s[^<>]*?href=(["'])(.*?)\1[^<>]*>(.*?)<\/a>/gis, (_, _quote, link: string, label: string) =>
      formatMarkdownLink(dropInlineHtml(label), toUrl(link)),
    ),
  );
}

/** A list of posts, or of pages by group. @param toUrl turns an href into the URL of the page's Markdown */
export function formatOverview(groups: OverviewGroup[], toUrl: (href: string) => string): string {
  const isBlog = groups.some(({ pages }) => pages.some(({ date }) => date !== undefined));
  if (isBlog)
    return listPosts(groups)
      .map((post) => formatEntry(post, toUrl))
      .join('\n');
  return joinBlocks(
    groups.flatMap(({ text, href, pages }) => [
      `## ${href === undefined ? text : formatMarkdownLink(text, toUrl(href))}`,
      pages.map((page) => formatEntry(page, toUrl)).join('\n'),
    ]),
  );
}

/** ``- [minify](…/minify.md) (`boolean`): What it does.``, followed by the page's headings. */
function formatEntry(
  { text, href, date, valueType, summary, headings }: OverviewPage,
  toUrl: (href: string) => string,
): string {
  const details = [valueType && `\`${valueType}\``, date?.text].filter(Boolean).map((detail) => ` (${detail})`);
  const line = `- ${formatMarkdownLink(text, toUrl(href))}${details.join('')}${summary ? `: ${summary}` : ''}`;
  return [line, ...headings.map((heading) => `  - ${heading.text}`)].join('\n');
}

function joinBlocks(blocks: Array<string | undefined>): string {
  return blocks.filter((block) => block !== undefined && block !== '').join('\n\n');
}
