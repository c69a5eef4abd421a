/** Owns the text of a whole HTML document. Its contract with the browser is shared/document-contract.ts. */
import {
  BUILD_META_NAME,
  type HtmlData,
  PAGE_DATA_ID,
  PAGE_STYLE_ATTRIBUTE,
  type PageData,
  ROOT_ID,
  type WrittenRecord,
} from '../../shared/document-contract.ts';
import type { DocumentAssets, PageStyle } from '../bundle/document-assets.ts';
import { escapeAttribute } from '../html/escape.ts';
import { listShownClasses } from '../html/shown-classes.ts';
import { escapeScriptJson } from './head.ts';

export interface DocumentParts {
  lang: string;
  dir: 'ltr' | 'rtl';
  htmlData: HtmlData;
  head: string;
  assets: DocumentAssets;
  body: string;
  pageData: PageData;
}

export function renderDocument({ lang, dir, htmlData, head, assets, body, pageData }: DocumentParts): string {
  const styles = renderStyles(assets, pageData.page.pageType, body);
  return (
    `<!doctype html><html lang="${escapeAttribute(lang)}" dir="${dir}"${renderData(htmlData)}${htmlData.darkMode === 'dark' ? ' class="dark"' : ''}>` +
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">' +
    `<meta name="color-scheme" content="light dark"><meta name="${BUILD_META_NAME}" content="${escapeAttribute(assets.buildId)}">` +
    `<script>${assets.prepaint}</script>${renderRedirect(assets, pageData.page, htmlData)}${styles}${head}` +
    `<script type="module" src="${escapeAttribute(assets.scriptHref)}"></script></head>` +
    `<body><div id="${ROOT_ID}">${body}</div>` +
    `<script type="application/json" id="${PAGE_DATA_ID}">${escapeScriptJson(pageData)}</script></body></html>\n`
  );
}

/** Where first visits are redirected to the reader's language: on the entry page, or on all that exist. (`reader-locale.ts`) */
function renderRedirect({ redirect }: DocumentAssets, page: WrittenRecord, data: HtmlData): string {
  const { langDefault, localeRedirect } = data;
  if (langDefault === undefined) return '';
  const isEntry = page.routePath === '/' && localeRedirect === 'entry';
  const isAnyPage = localeRedirect === 'auto' && page.pageType !== '404';
  return isEntry || isAnyPage ? `<script>${redirect}</script>` : '';
}

/** A page has the stylesheet of its type, and those of which it shows something: a text may render what home pages do. */
function renderStyles({ styleHrefs, pageStyles }: DocumentAssets, type: string, body: string): string {
  const sheets = indexSheets(pageStyles);
  const shown = new Set<PageStyle>();
  for (const name of listShownClasses(body, sheets.hasLetters))
    for (const sheet of sheets.byClass.get(name) ?? []) shown.add(sheet);
  const ofSome = pageStyles.filter((sheet) => sheet.name === type || shown.has(sheet));
  return [
    ...styleHrefs.map((href) => renderStyle(href, '')),
    ...ofSome.map(({ href }) => renderStyle(href, ` ${PAGE_STYLE_ATTRIBUTE}`)),
  ].join('');
}

interface SheetIndex {
  byClass: Map<string, PageStyle[]>;
  hasLetters: boolean;
}

/** They are the same for all documents of a build. */
const INDEXES = new WeakMap<readonly PageStyle[], SheetIndex>();

function indexSheets(pageStyles: readonly PageStyle[]): SheetIndex {
  const known = INDEXES.get(pageStyles);
  if (known) return known;
  const byClass = new Map<string, PageStyle[]>();
  for (const sheet of pageStyles)
    for (const name of sheet.classes) byClass.set(name, [...(byClass.get(name) ?? []), sheet]);
  const index = { byClass, hasLetters: [...byClass.keys()].some((name) => name.length === 1) };
  INDEXES.set(pageStyles, index);
  return index;
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
