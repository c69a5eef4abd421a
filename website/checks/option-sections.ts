/** The sections of the reference that are about an option, by its name: `dts.bundle` is at `/config/lib/dts#dtsbundle`. */
import { slug } from 'github-slugger';
import { type DocsPage, loadPages } from './docs-page.ts';
import { toKeys } from './option-types.ts';

export function listOptionSections(): Record<string, string> {
  const sections = new Map([['lib', '/config/lib/']]);
  for (const page of loadPages('en').filter(({ name }) => /^config\/(?:lib|rsbuild)\//.test(name)))
    for (const [option, href] of listOfPage(page)) if (!sections.has(option)) sections.set(option, href);
  return Object.fromEntries([...sections].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Sections about exports of the package and their members, if they begin with a sentence about it: `inspectConfig` is at `…/javascript-api#rslibinspectconfig`. */
export function listApiSections(): Map<string, string> {
  const pages = loadPages('en').filter(({ name }) => name === 'guide/advanced/javascript-api');
  return new Map(
    pages.flatMap(({ name, headings, source }) =>
      headings
        .filter(({ text, line }) => /^(?:rslib\.)?[a-z]\w+$/.test(text) && /^(?:\w|`[^`])/.test(findText(source, line)))
        .map(({ text }) => [text.replace('rslib.', ''), `/${name}#${slug(text)}`] as const),
    ),
  );
}

/** The first line below another one that is not empty. */
function findText(source: string, line: number): string {
  return (
    source
      .split('\n')
      .slice(line)
      .find((text) => text.trim() !== '') ?? ''
  );
}

const OPTION = /^[a-z]\w*(?:\.\w+)*(?:\['[^']+'\])?$/;

/** A title of one word is an option on the page about it alone. */
function listOfPage({ name, headings }: DocsPage): Array<[string, string]> {
  const route = `/${name.replace(/(^|\/)index$/, '$1')}`;
  return headings
    .filter(({ text, depth }) => OPTION.test(text) && (depth === 1 || text.includes('.')))
    .map(({ text, depth }) => [toKeys(text).join('.'), depth === 1 ? route : `${route}#${slug(text)}`]);
}
