/** Compares an English page with its Chinese translation: headings, code, links, images, components. */
import { readSamples } from './code-sample.ts';
import type { DocsPage } from './docs-page.ts';

/** The differences that are not due to the language, each with both locations. */
export function compareTwins(en: DocsPage, zh: DocsPage): string[] {
  return [
    ...compareLists('heading', en, zh, (page) =>
      page.headings.map(({ depth, line }) => ({ text: '#'.repeat(depth), line })),
    ),
    ...compareLists('code block', en, zh, (page) =>
      page.fences.map((fence) => ({ text: toBlock(fence), line: fence.line })),
    ),
    ...compareCode(en, zh),
    ...compareLists('command', en, zh, (page) =>
      page.packageCommands.map(({ command, line }) => ({ text: command, line })),
    ),
    ...compareLists('image', en, zh, (page) => page.images.map(({ href, line }) => ({ text: toImage(href), line }))),
    ...compareLinks(en, zh),
    ...compareImports(en, zh),
  ];
}

interface Item {
  text: string;
  line: number;
}

function compareLists(noun: string, en: DocsPage, zh: DocsPage, list: (page: DocsPage) => Item[]): string[] {
  const [left, right] = [list(en), list(zh)];
  const length = Math.max(left.length, right.length);
  const index = Array.from({ length }, (_, position) => position).find((at) => left[at]?.text !== right[at]?.text);
  if (index === undefined) return [];
  const show = (page: DocsPage, item: Item | undefined) =>
    item === undefined ? `${page.sourcePath} has no more` : `${page.sourcePath}:${item.line} "${item.text}"`;
  return [`${noun} ${index + 1} differs: ${show(en, left[index])}, ${show(zh, right[index])}`];
}

/** Language, marked lines and file; titles with words may be translated. */
function toBlock({ language, meta }: { language: string; meta: string }): string {
  return `${language} ${meta.replaceAll(/(?:title|check)="[^"]*"/g, '').trim()}`;
}

/** An image with text has a Chinese version next to it: `x.svg` and `x.zh.svg` or `x-zh.svg`. */
function toImage(href: string): string {
  return href.replace(/[.-]zh(?=\.\w+$)/, '');
}

function compareCode(en: DocsPage, zh: DocsPage): string[] {
  const [left, right] = [readSamples(en, []), readSamples(zh, [])];
  return left.flatMap((sample, index) => {
    const twin = right[index];
    if (twin === undefined || sample.language === 'text') return [];
    const [a, b] = [stripComments(sample.code), stripComments(twin.code)];
    return a === b ? [] : [`the code differs: ${sample.where}, ${twin.where}`];
  });
}

/** The code without comments, which may be translated, and without the space that they leave. */
export function stripComments(code: string): string {
  return code
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->/g, '')
    .replaceAll(/(^|\s)(?:\/\/|#)\s.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Routes of a language have its prefix, in Rsbuild and Rspack too; feeds have the language in their names: `/blog-rss-zh.xml`. */
function toLink(href: string): string {
  return href.replace(/^(https:\/\/rs(?:build|pack)\.rs|)\/zh(?=\/)/, '$1').replace(/-zh(?=\.xml$)/, '');
}

/** The order may differ, because sentences do, but not the number of each link. */
function compareLinks(en: DocsPage, zh: DocsPage): string[] {
  const [left, right] = [en, zh].map((page) => page.links.map(({ href }) => toLink(href)).sort());
  const onlyEn = subtract(left ?? [], right ?? []);
  const onlyZh = subtract(right ?? [], left ?? []);
  return [
    ...onlyEn.map((href) => `${en.sourcePath} links to ${href}, ${zh.sourcePath} does not (as often)`),
    ...onlyZh.map((href) => `${zh.sourcePath} links to ${href}, ${en.sourcePath} does not (as often)`),
  ];
}

function subtract(all: string[], others: string[]): string[] {
  const rest = [...others];
  return all.filter((item) => {
    const at = rest.indexOf(item);
    if (at !== -1) rest.splice(at, 1);
    return at === -1;
  });
}

function compareImports(en: DocsPage, zh: DocsPage): string[] {
  const [left, right] = [[...en.imports].sort().join(', '), [...zh.imports].sort().join(', ')];
  return left === right ? [] : [`${en.sourcePath} imports ${left}, ${zh.sourcePath} imports ${right}`];
}
