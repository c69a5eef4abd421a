/** Owns the content of a site: every page compiled once, from the store where nothing changed. */
import type { Heading, PageType } from '../../shared/page.ts';
import type { ComponentImport } from '../../shared/page-content.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { getContentRoot } from '../config/content-roots.ts';
import { hashContent } from '../hash.ts';
import { UserError, UserErrors } from '../user-error.ts';
import { type Pool, runBatches } from '../workers/pool.ts';
import { createCompileSettings } from './compile-context.ts';
import type { CompileFileInput } from './compile-file.ts';
import type { CompiledPage } from './compiled-page.ts';
import { addFallbackPages } from './fallback-pages.ts';
import { loadGitDates } from './git-dates.ts';
import { createOutsidePage, isOutsidePage } from './inside-site.ts';
import type { Page, SourceFile } from './page.ts';
import { readSources, type SourceText } from './source-text.ts';
import { openStore } from './store.ts';
import { loadTranslations, markStale } from './translations.ts';

export interface Content {
  pages: Page[];
  /** Every component that some page imports, each once, in a stable order. */
  imports: ComponentImport[];
  /** How many pages came from the store. */
  reused: number;
  warnings: string[];
}

/** Files that one message to a worker carries. */
const COMPILE_BATCH = 24;

interface KeyedFile extends SourceFile {
  key: string;
  /** Of the file as it was when the key was made. */
  hash: string;
  chars: number;
  original: Heading[];
  folder: string;
  /** On a translation: where its language and the original's lie. */
  folders?: { own: string; original: string };
}

/**
 * Compiles what is not in the store. The default locale goes first: its headings give the others their ids.
 * @throws UserErrors with every mistake of every page
 */
export async function openContent(files: SourceFile[], config: ResolvedConfig, pool: Pool): Promise<Content> {
  const texts = readSources(files);
  const store = openStore(config.cacheDir);
  const gitDates = config.lastUpdated ? loadGitDates(config.docsDir) : { dates: new Map<string, string>() };
  const settings = createCompileSettings(config);
  pool.setUp({ kind: 'set-up-compile', ...settings });
  const salt = hashContent(
    JSON.stringify([settings.code, settings.alias, settings.globalComponents]),
    config.engineHash,
  );
  const withKey = (file: SourceFile, original: Heading[]): KeyedFile => {
    const text = texts.get(file.sourcePath) ?? { hash: '', chars: 0 };
    return { ...toKeyedFile(file, { original, text, salt }), folder: folderOf(file, config) };
  };
  const compiled = new Map<string, CompiledPage>();
  let reused = 0;

  async function compileAll(wave: KeyedFile[]) {
    const stale: KeyedFile[] = [];
    for (const file of wave) {
      const known = store.find(file.key);
      if (isOutsidePage(file.filePath, config)) compiled.set(file.key, createOutsidePage(file.sourcePath));
      else if (known) compiled.set(file.key, known);
      else stale.push(file);
    }
    reused += wave.length - stale.length;
    const results = await runBatches(stale, { size: COMPILE_BATCH, concurrency: pool.size * 2 }, (batch) =>
      pool.run({ kind: 'compile', files: batch.map(toCompileInput) }),
    );
    for (const [index, page] of results.entries()) compiled.set(stale[index]?.key ?? '', page);
    return wave;
  }

  const first = await compileAll(
    files.filter(({ lang }) => lang === config.defaultLang).map((file) => withKey(file, [])),
  );
  const originals = new Map(
    first.map((file) => [`${file.version}/${file.pagePath}`, compiled.get(file.key)?.headings ?? []]),
  );
  const others = files.filter(({ lang }) => lang !== config.defaultLang);
  const second = await compileAll(
    others.map((file) => {
      const keyed = withKey(file, originals.get(`${file.version}/${file.pagePath}`) ?? []);
      return {
        ...keyed,
        folders: { own: keyed.folder, original: folderOf({ ...file, lang: config.defaultLang }, config) },
      };
    }),
  );

  const all = [...first, ...second];
  rejectErrors(all.map(({ key }) => compiled.get(key)));
  store.save(new Map(all.flatMap(({ key }) => toEntry(key, compiled.get(key)))));
  const { dates, warning } = { warning: undefined, ...(await gitDates) };
  const pages = all.flatMap((file) =>
    toPage(file, compiled.get(file.key), { config, lastUpdated: dates.get(file.filePath) }),
  );
  return {
    pages: markStale(addFallbackPages(pages, config), loadTranslations(config.translationsFile), config.defaultLang),
    imports: collectImports(compiled),
    reused,
    warnings: warning ? [warning] : [],
  };
}

function toCompileInput({ filePath, sourcePath, key, hash, original, folder, folders }: KeyedFile): CompileFileInput {
  return { filePath, sourcePath, key, hash, original, folder, ...(folders && { folders }) };
}

function folderOf(file: SourceFile, config: ResolvedConfig): string {
  return getContentRoot(file, config).folder;
}

function toKeyedFile(
  file: SourceFile,
  { original: headings, text, salt }: { original: Heading[]; text: SourceText; salt: string },
): Omit<KeyedFile, 'folder'> {
  const original = headings.map(({ id, text, depth }) => ({ id, text, depth }));
  const ids = original.map(({ id, depth }) => `${depth}${id}`).join();
  return { ...file, ...text, original, key: hashContent(salt, file.sourcePath, ids, text.hash) };
}

function toEntry(key: string, page: CompiledPage | undefined): Array<[string, CompiledPage]> {
  return page ? [[key, page]] : [];
}

function rejectErrors(pages: Array<CompiledPage | undefined>) {
  const errors = pages
    .flatMap((page) => page?.errors ?? [])
    .map(({ message, details }) => new UserError(message, details));
  if (errors.length > 0) throw new UserErrors(errors);
}

/** A file with what was compiled of it, as a page of the site. */
export function toPage(
  file: SourceFile & { key: string; chars?: number },
  compiled: CompiledPage | undefined,
  { config, lastUpdated }: { config: ResolvedConfig; lastUpdated: string | undefined },
): Page[] {
  if (!compiled) return [];
  const { frontmatter, headings, links, images, imports, sections, codeBlocks, doubts, dependencies } = compiled;
  const { filePath, sourcePath, version, lang, pagePath, routePath, key, chars } = file;
  const title =
    frontmatter.title ??
    headings.find(({ depth }) => depth === 1)?.text ??
    frontmatter.hero?.name ??
    toTitle(pagePath, config);
  return [
    {
      filePath,
      sourcePath,
      version,
      lang,
      pagePath,
      routePath,
      frontmatter,
      pageType: toPageType(compiled),
      title,
      description: frontmatter.description,
      headings,
      links,
      images,
      imports,
      sections,
      codeBlocks,
      ...(doubts && { doubts }),
      lastUpdated,
      ...(chars !== undefined && { chars }),
      contentKey: key,
      ...(dependencies.length > 0 && { partHashes: dependencies.map(({ hash }) => hash) }),
    },
  ];
}

function toPageType({ frontmatter }: CompiledPage): PageType {
  const { pageType = 'doc' } = frontmatter;
  if (pageType !== 'doc' && pageType !== 'doc-wide') return pageType;
  return frontmatter.overview ? 'overview' : 'doc';
}

/** `guide/quick-start` is called "Quick start" where nothing else names it. */
function toTitle(pagePath: string, config: ResolvedConfig): string {
  const name =
    pagePath
      .replace(/\/?index$/, '')
      .split('/')
      .at(-1) ?? '';
  if (name === '') return config.title;
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every component that some page imports, each once, in a stable order. */
export function collectImports(pages: ReadonlyMap<string, CompiledPage>): ComponentImport[] {
  const byName = new Map<string, ComponentImport>();
  for (const page of pages.values()) {
    for (const { module, imported, local } of page.imports)
      byName.set(`${module}\0${imported}`, { module, imported, local });
  }
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}
