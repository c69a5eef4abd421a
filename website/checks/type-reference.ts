/** What the type reference and the pages about options say of the same options. */
import type { PluginSite } from '@quire/engine';
import { type Api, type ApiMember, apiReference, loadApi } from '@quire/typescript';
import { OPTIONS } from '../plugins/type-reference.ts';
import type { CodeSample } from './code-sample.ts';
import { type DocsPage, type Locale, loadPages, WEBSITE } from './docs-page.ts';
import { listTypeLines } from './type-lines.ts';

export const loadReference = (): Api => loadApi(OPTIONS, WEBSITE);

/** The pages about options: those whose headings name members of a configuration. */
export const loadOptionPages = (locale: Locale): DocsPage[] =>
  loadPages(locale).filter(({ name }) => name.startsWith('config/'));

/** The pages of the reference in a language, named as files are. */
export function listReferencePages(locale: Locale) {
  const pages = [{ ...OPTIONS, path: 'index' }, ...(OPTIONS.pages ?? [])];
  return pages.map(({ path, description }) => ({
    name: `reference/${path}`,
    description: typeof description === 'object' ? description[locale] : description,
  }));
}

/** The ids of all lines, in the pages as the plugin makes them. */
export function listIds(pages: readonly DocsPage[]): Set<string> {
  const site = {
    config: { siteDir: WEBSITE, locales: [{ lang: 'en' }, { lang: 'zh' }] },
    routes: { pages: pages.map(toPluginPage) },
  };
  const made = apiReference(OPTIONS).pages(site as unknown as PluginSite);
  return new Set(made.flatMap(({ text }) => [...text.matchAll(/<span id="([^"]+)">/g)].map(([, id = '']) => id)));
}

function toPluginPage({ locale, name, filePath, headings }: DocsPage) {
  return {
    lang: locale,
    version: '',
    pagePath: name,
    sourcePath: `${locale}/${name}.md`,
    routePath: `/${name}`,
    filePath,
    headings: headings.map(({ text, depth }) => ({ text, depth, id: text })),
  };
}

interface DocumentedOption {
  name: string;
  /** The text after its default; undefined if it has none. */
  fallback: string | undefined;
  where: string;
}

/** The headings that name an option: `- **Type:**` is below them. */
function listOptions(page: DocsPage): DocumentedOption[] {
  return listTypeLines(page).map(({ option, next, where }) => ({
    name: option,
    fallback: /^- \*\*(?:Default:|默认值：)\*\*\s*(.*)$/.exec(next)?.[1],
    where,
  }));
}

/** The members of `LibConfig`, and of the types of the package below it, by the names that headings give them. */
export function listOwnMembers(api: Api): Map<string, ApiMember> {
  const found = new Map<string, ApiMember>();
  const add = (key: string, prefix: string) => {
    for (const member of api.types[key]?.members ?? []) {
      if (key === 'LibConfig' && (member.declaredIn !== undefined || member.name === 'output')) continue;
      const name = member.name.startsWith('[') ? prefix + member.name : `${prefix}.${member.name}`;
      found.set(name, member);
      for (const opened of member.opens) add(opened, name.replace(/^lib\./, ''));
    }
  };
  add('LibConfig', 'lib');
  return found;
}

/** Headings of options that the reference has no line for: the package has no such option. */
export function findUnknown(pages: readonly DocsPage[], ids: ReadonlySet<string>): string[] {
  const options = pages.flatMap(listOptions);
  return options.filter(({ name }) => !ids.has(name)).map(({ name, where }) => `${where}: ${name}`);
}

/** Members that have no heading, and are not named on the page about the option that they belong to either. */
export function findUnexplained(pages: readonly DocsPage[], members: ReadonlyMap<string, ApiMember>): string[] {
  const headings = new Set(pages.flatMap((page) => page.headings.map(({ text }) => text)));
  const isNamed = (name: string) =>
    pages.some(
      ({ source }) =>
        source.includes(`\n# lib.${name.split(/[.[]/)[0]}\n`) && source.includes(name.split('.').at(-1) ?? name),
    );
  return [...members.keys()].filter((name) => !headings.has(name) && !isNamed(name));
}

/** Defaults that are one piece of code here and there, and differ. */
export function compareDefaults(pages: readonly DocsPage[], members: ReadonlyMap<string, ApiMember>) {
  const compared = pages.flatMap(listOptions).flatMap(({ name, fallback, where }) => {
    const [onPage, inPackage] = [readDefault(fallback), readDefault(members.get(name)?.default)];
    return onPage === undefined || inPackage === undefined ? [] : [{ name, where, onPage, inPackage }];
  });
  return { compared, different: compared.filter(({ onPage, inPackage }) => onPage !== inPackage) };
}

/** Undefined where it depends on something. */
function readDefault(text: string | undefined): string | undefined {
  return text === undefined ? undefined : /^`([^`]+)`$/.exec(text)?.[1];
}

/** Compiles where the reference has a line for each field of the configurations, and of the objects in them. */
export function createCoverageSample(api: Api): CodeSample {
  const claims = ['RslibConfig', 'LibConfig'].flatMap((owner) => {
    const members = api.types[owner]?.members ?? [];
    const groups = members.filter(({ name, opens }) => opens.length === 1 && !OF_OTHERS.includes(name));
    return [
      createClaim(owner, members),
      ...groups.map(({ name, opens: [key = ''] }) => createClaim(`${owner}['${name}']`, api.types[key]?.members ?? [])),
    ];
  });
  const code = [PREAMBLE, ...claims.map((claim, index) => `export const listed${index}: ${claim} = true;`)].join('\n');
  return { language: 'ts', title: '', code, isPart: false, where: 'reference' };
}

/** Lists, and objects whose fields belong to Rspack. */
const OF_OTHERS = ['lib', 'plugins', 'splitChunks', 'customLogger'];

const PREAMBLE = `
import type { LibConfig, RslibConfig } from '@rslib/core';
type Keys<T> = T extends object ? (T extends readonly unknown[] | ((...args: never[]) => unknown) ? never : keyof T) : never;
type Listed<T, Names> = [Exclude<Keys<NonNullable<T>>, Names | '_privateMeta'>] extends [never] ? true : Exclude<Keys<NonNullable<T>>, Names>;
`;

function createClaim(type: string, members: readonly ApiMember[]): string {
  const names = members.map(({ name }) => JSON.stringify(name));
  return `Listed<${type}, ${names.join(' | ') || 'never'}>`;
}
