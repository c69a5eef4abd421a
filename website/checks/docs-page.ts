/** The loading of the documentation's pages for the checks, both languages, fragments included. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parse } from 'yaml';
import { type ScannedMarkdown, scanMarkdown } from './scan-markdown.ts';

export const WEBSITE = join(import.meta.dirname, '..');
export const ROOT = join(WEBSITE, '..');

export type Locale = 'en' | 'zh';

export interface DocsPage extends ScannedMarkdown {
  locale: Locale;
  /** In the language's folder, without extension: `guide/start/index`. The twin has the same. */
  name: string;
  /** From the website folder on, for messages. */
  sourcePath: string;
  filePath: string;
  source: string;
  data: Record<string, unknown>;
  /** The fragments that it includes, in order. */
  fragments: DocsPage[];
}

/** Every routed page of a language, sorted by name. */
export function loadPages(locale: Locale): DocsPage[] {
  return listMarkdown(locale)
    .filter((name) => !name.startsWith('_') && !name.includes('/_'))
    .map((file) => loadPage(locale, file));
}

/** The shared fragments of a language. */
export function loadFragments(locale: Locale): DocsPage[] {
  return listMarkdown(locale)
    .filter((name) => name.startsWith('_shared/'))
    .map((file) => loadPage(locale, file));
}

/** Pages and fragments of both languages: every Markdown file once. */
export function loadAllSources(): DocsPage[] {
  return (['en', 'zh'] as const).flatMap((locale) => [...loadPages(locale), ...loadFragments(locale)]);
}

export function loadPage(locale: Locale, file: string): DocsPage {
  const folder = join(WEBSITE, 'docs', locale);
  const filePath = join(folder, file);
  const source = readFileSync(filePath, 'utf8');
  const scanned = scanMarkdown(source);
  const data: unknown = scanned.frontmatter === '' ? {} : parse(scanned.frontmatter);
  const fragments = scanned.imports
    .filter((specifier) => /\.mdx?$/.test(specifier))
    .map((specifier) => loadPage(locale, relative(folder, join(dirname(filePath), specifier))));
  return {
    ...scanned,
    locale,
    name: file.replace(/\.mdx?$/, ''),
    sourcePath: relative(WEBSITE, filePath),
    filePath,
    source,
    data: isRecord(data) ? data : {},
    fragments,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listMarkdown(locale: Locale): string[] {
  return readdirSync(join(WEBSITE, 'docs', locale), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .sort();
}

/** Every text of the frontmatter that a reader sees, those of the home page's parts included. */
export function listFrontmatterTexts(value: unknown): string[] {
  if (typeof value === 'string') return /^(?:\/|https?:|[a-z]+$)/.test(value) ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(listFrontmatterTexts);
  return isRecord(value) ? Object.values(value).flatMap(listFrontmatterTexts) : [];
}
