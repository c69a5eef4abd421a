/** Creates the HTML document of a page. Its contract with the browser is @quire/client/contract (document-contract.ts). */

import {
  BUILD_META_NAME,
  type Direction,
  type HtmlData,
  PAGE_DATA_ID,
  PAGE_STYLE_ATTRIBUTE,
  type PageData,
  ROOT_ID,
  type WrittenRecord,
} from '@quire/client/contract';
import { escapeAttribute } from '@quire/markdown/html';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import { escapeScriptJson } from './head-tags.ts';

export interface DocumentParts {
  lang: string;
  dir: Direction;
  htmlData: HtmlData;
  head: string;
  assets: DocumentAssets;
  body: string;
  /** The classes of the elements in the body. */
  classes: ReadonlySet<string>;
  pageData: PageData;
}

export function renderDocument(parts: DocumentParts): string {
  const { lang, dir, htmlData, head, assets, body, pageData } = parts;
  return (
    `<!doctype html><html lang="${escapeAttribute(lang)}" dir="${dir}"${renderData(htmlData)}${htmlData.darkMode === 'dark' ? ' class="dark"' : ''}>` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><meta name="${BUILD_META_NAME}" content="${escapeAttribute(assets.buildId)}">` +
    `<script>${assets.prepaint}</script>${renderRedirect(assets, pageData.page, htmlData)}${renderStyles(parts)}${head}` +
    // Render-blocking resources come first.
    `<script type="module" fetchpriority="low" src="${escapeAttribute(assets.scriptHref)}"></script></head>` +
    `<body><div id="${ROOT_ID}">${body}</div>` +
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeScriptJson(pageData)}</script></body></html>\n`
  );
}

/** The script that redirects first visits to the reader's language. (`reader-locale.ts`) */
function renderRedirect({ redirect }: DocumentAssets, page: WrittenRecord, data: HtmlData): string {
  const { langDefault, localeRedirect } = data;
  if (langDefault === undefined) return '';
  const isEntry = page.routePath === '/' && localeRedirect === 'entry';
  const isAnyPage = localeRedirect === 'auto' && page.pageType !== '404';
  return isEntry || isAnyPage ? `<script>${redirect}</script>` : '';
}

/** The stylesheets of the page type, and those of the components on the page. */
function renderStyles({ assets: { styleHrefs, pageStyles }, pageData, classes }: DocumentParts): string {
  const shown = pageStyles.filter(
    (sheet) => sheet.name === pageData.page.pageType || sheet.classes.some((name) => classes.has(name)),
  );
  return [
    ...styleHrefs.map((href) => renderStyle(href, '')),
    ...shown.map(({ href }) => renderStyle(href, ` ${PAGE_STYLE_ATTRIBUTE}`)),
  ].join('');
}

function renderStyle(href: string, mark: string): string {
  return `<link rel="stylesheet" href="${escapeAttribute(href)}"${mark}>`;
}

function renderData(data: HtmlData): string {
  return Object.entries(data)
    .map(
      ([key, value]) =>
        ` data-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${escapeAttribute(String(value))}"`,
    )
    .join('');
}
