/** Renders the head of a document. (docs/behavior/page-types.md, docs/behavior/output.md) */

import type { HeadElement } from '@quire/markdown/fields';
import { escapeAttribute, escapeHtml } from '@quire/markdown/html';
import { forbidsIndex } from '../routes/page-heads.ts';
import type { PreviewImage } from './preview-image.ts';

export interface HeadData {
  title: string;
  description: string;
  /** The full URL, if `siteUrl` is set. */
  canonical: string | undefined;
  alternates: Array<{ lang: string; url: string }>;
  feeds: Array<{ href: string; hreflang: string; title: string }>;
  icon: string | undefined;
  /** `website` or `article`. */
  openGraphType: 'website' | 'article';
  siteTitle: string;
  image: PreviewImage | undefined;
  jsonLd: object | undefined;
  noIndex: boolean;
  markdownHref: string | undefined;
  /** Elements of the configuration, plugins and the page's frontmatter. */
  extra: HeadElement[];
}

export function renderHead(head: HeadData): string {
  const { title, description, canonical } = head;
  const written = new Set(head.extra.flatMap(([, { name, property, rel }]) => [name, property, rel]));
  // What the author writes replaces what would be generated: crawlers ignore two canonical URLs.
  const lacks = (name: string) => !written.has(name);
  return [
    `<title>${escapeHtml(title)}</title>`,
    description && lacks('description') && tag('meta', { name: 'description', content: description }),
    head.noIndex && !head.extra.some(forbidsIndex) && tag('meta', { name: 'robots', content: 'noindex' }),
    canonical && lacks('canonical') && tag('link', { rel: 'canonical', href: canonical }),
    ...head.alternates.map(({ lang, url }) => tag('link', { rel: 'alternate', hreflang: lang, href: url })),
    ...head.feeds.map(({ href, hreflang, title: name }) =>
      tag('link', { rel: 'alternate', type: 'application/rss+xml', hreflang, title: name, href }),
    ),
    head.markdownHref && tag('link', { rel: 'alternate', type: 'text/markdown', href: head.markdownHref }),
    head.icon && tag('link', { rel: 'icon', href: head.icon }),
    lacks('og:title') && tag('meta', { property: 'og:title', content: title }),
    lacks('og:type') && tag('meta', { property: 'og:type', content: head.openGraphType }),
    lacks('og:site_name') && tag('meta', { property: 'og:site_name', content: head.siteTitle }),
    description && lacks('og:description') && tag('meta', { property: 'og:description', content: description }),
    canonical && lacks('og:url') && tag('meta', { property: 'og:url', content: canonical }),
    ...(head.image && lacks('og:image') ? listImageTags(head.image) : []),
    // It falls back to the Open Graph fields for everything else.
    head.image && lacks('twitter:card') && tag('meta', { name: 'twitter:card', content: 'summary_large_image' }),
    head.jsonLd && `<script type="application/ld+json">${escapeScriptJson(head.jsonLd)}</script>`,
    ...head.extra.map((element) => tag(element[0], element[1], formatHeadText(element))),
  ]
    .filter((part) => typeof part === 'string' && part !== '')
    .join('');
}

function listImageTags({ url, size, alt }: PreviewImage): string[] {
  return [
    tag('meta', { property: 'og:image', content: url }),
    ...(size ? [tag('meta', { property: 'og:image:width', content: size.width })] : []),
    ...(size ? [tag('meta', { property: 'og:image:height', content: size.height })] : []),
    tag('meta', { property: 'og:image:alt', content: alt }),
  ];
}

function tag(name: string, attributes: HeadElement[1], text = ''): string {
  const list = Object.entries(attributes).map(([key, value]) =>
    value === true ? ` ${key}` : ` ${key}="${escapeAttribute(value)}"`,
  );
  const end = name === 'meta' || name === 'link' || name === 'base' ? '' : `${text}</${name}>`;
  return `<${name}${list.join('')}>${end}`;
}

const JSON_TYPE = /(?:^|[/+])json$/i;

/** Escapes text that would end its element. */
function formatHeadText([tag, { type = '' }, text = '']: HeadElement): string {
  if (tag === 'style') return text.replace(/<\/(style)/gi, '<\\/$1');
  if (JSON_TYPE.test(String(type))) return text.replaceAll('<', '\\u003c');
  return text.replace(/<\/(script)/gi, '<\\/$1').replaceAll('<!--', '\\x3C!--');
}

/** Escapes JSON so that it cannot end its script element. */
export function escapeScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
