/** The outline of a reference: the page of each type, and the lines about its members. */
import { posix } from 'node:path';
import type { Api, ApiMember } from './api.ts';
import type { Explanation } from './explanations.ts';
import type { ApiReferenceOptions, ReferenceTexts } from './options.ts';
import { joinNames, listPrefixes, planPages, type ReferencePage } from './places.ts';
import { findTexts } from './texts.ts';

export interface ReferenceSite {
  lang: string;
  /** The path of the folder of the language, from the docs folder: empty, or with `/` at its end. */
  root: string;
  /** By the names of members in the site's headings. */
  explanations: ReadonlyMap<string, Explanation>;
}

/** Sentences of the options, by the names of exports and members. */
type Sentences = Readonly<Record<string, string>>;

export interface Outline extends ReferenceSite {
  api: Api;
  folder: string;
  texts: ReferenceTexts;
  sentences: Sentences;
  pages: readonly ReferencePage[];
  /** By the keys of the types. */
  rows: ReadonlyMap<string, readonly Row[]>;
}

/** The line about a member. */
export interface Row {
  member: ApiMember;
  explained: Explanation[];
  /** The site's, instead of the package's. */
  sentence: string | undefined;
  /** The default in the words of the site. */
  fallback: string | undefined;
  /** Its names in headings, or its own name with that of its type. */
  ids: string[];
}

export function createOutline(api: Api, options: ApiReferenceOptions, site: ReferenceSite): Outline {
  const pages = planPages(api, options.pages ?? []);
  const prefixes = listPrefixes(api, options.prefixes ?? {});
  const explain = (key: string, member: ApiMember) => [
    ...new Set(listNames(key, member, prefixes).flatMap((name) => site.explanations.get(name) ?? [])),
  ];
  const sentences = options.sentences?.[site.lang] ?? {};
  const defaults = options.defaults?.[site.lang] ?? {};
  const rows = pages.flatMap(({ types }) => createRows(types, api, { explain, sentences, defaults }));
  const texts = findTexts(site.lang, options.texts);
  return { ...site, api, folder: options.folder ?? 'reference', texts, sentences, pages, rows: new Map(rows) };
}

/** The rows of one page, with unique ids. */
function createRows(
  types: readonly string[],
  api: Api,
  {
    explain,
    sentences,
    defaults,
  }: { explain: (key: string, member: ApiMember) => Explanation[]; sentences: Sentences; defaults: Sentences },
) {
  const taken = new Set<string>();
  return types.map((key) => {
    const rows = (api.types[key]?.members ?? []).map((member): Row => {
      const explained = explain(key, member);
      const free = explained.map(({ name }) => name).filter((name) => !taken.has(name));
      const ids = free.length > 0 ? free : [joinNames(key, member.name)];
      for (const id of ids) taken.add(id);
      const name = joinNames(api.types[key]?.name ?? key, member.name);
      const sentence = explained[0]?.sentence || sentences[name];
      return { member, explained, sentence, fallback: defaults[name], ids };
    });
    return [key, rows] as const;
  });
}

/** The sentence of the site about a type. */
export function findSentence(name: string, { explanations, sentences }: Outline): string | undefined {
  return explanations.get(name)?.sentence || sentences[name];
}

/** A member that another type declares also has its names from there. */
function listNames(key: string, { name, declaredIn }: ApiMember, prefixes: ReadonlyMap<string, Set<string>>) {
  const keys = declaredIn !== undefined && prefixes.has(declaredIn) ? [key, declaredIn] : [key];
  return keys
    .flatMap((each) => [...(prefixes.get(each) ?? [])])
    .flatMap((prefix) => listEndings(joinNames(prefix, name)));
}

/** `lib.dts.bundle` can also be written `dts.bundle`. */
function listEndings(name: string): string[] {
  const parts = name.split(/\.(?![^[]*\])/);
  const endings = parts.map((_, index) => parts.slice(index).join('.'));
  return endings.filter((_, index) => index === 0 || index < parts.length - 1);
}

/** A path from the folder of the reference to a type, or to the line with an id. */
export function linkToType(key: string, { pages }: Outline, from?: ReferencePage, id = toAnchor(key)) {
  const page = pages.find(({ types }) => types.includes(key));
  if (!page) return undefined;
  return `${page === from ? '' : `./${page.path}.md`}#${id}`;
}

export function linkToExplanation({ target }: Explanation, { root, folder }: Outline): string {
  return posix.relative(root + folder, target);
}

export function toAnchor(key: string): string {
  return key.toLowerCase().replaceAll(/[^a-z\d]+/g, '-');
}
