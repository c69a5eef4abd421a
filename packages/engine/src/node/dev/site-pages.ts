/** Owns the pages of a site while it is written: those that were asked for are whole, of the others only the title. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ComponentImport, PageContent } from '../../shared/page-content.ts';
import type { ResolvedConfig } from '../config/config.ts';
import { addFallbackPages } from '../content/fallback-pages.ts';
import { loadGitDates } from '../content/git-dates.ts';
import { createOutsidePage, isOutsidePage } from '../content/inside-site.ts';
import { collectImports, toPage } from '../content/open-content.ts';
import type { Page, SourceFile } from '../content/page.ts';
import { scanPages } from '../content/scan.ts';
import { UserError } from '../user-error.ts';
import { type CompiledText, createPageCompiler } from './page-compiler.ts';
import { draftPage } from './page-draft.ts';

export interface SitePages {
  /**
   * Every page of the site.
   * @throws UserErrors where two files have one route
   */
  list(): Promise<Page[]>;
  /** Compiles a page where it is not what it was; undefined where there is no such file. */
  compile(sourcePath: string): Promise<CompiledText | undefined>;
  compileAll(isWanted?: (file: SourceFile) => boolean): Promise<void>;
  /** The text of a page that was compiled. */
  loadContent(key: string): PageContent;
  /** Components of the pages that were compiled. */
  listImports(): ComponentImport[];
  /** Files outside of the docs folder that went into some page. */
  listDependencies(): string[];
  /** Takes notice of files that were added, changed or removed. */
  notice(filePaths: string[]): void;
  /** Compiles the pages that were changed, before `getVersion` is asked. */
  settle(): Promise<void>;
  /** Compiles one of the pages, so that the first that is asked for does not find the compiler cold. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
  /** Another number: `list` gives other pages than before. */
  getVersion(): number;
}

interface Entry extends CompiledText {
  /** The page was only glanced at. */
  isDraft?: boolean;
}

/**
 * @param workDir a folder for what is compiled
 * @param onSaved told what is wrong with a page that was written, whether anybody looks at it or not
 */
export function createSitePages(
  config: ResolvedConfig,
  workDir: string,
  onSaved: (sourcePath: string, errors: UserError[]) => void,
): SitePages {
  const compiler = createPageCompiler(config, join(workDir, 'pages'));
  const entries = new Map<string, Entry>();
  const pages = new Map<string, Page>();
  const stale = new Set<string>();
  const added = new Set<string>();
  let sources: Sources | undefined;
  let dates = new Map<string, string>();
  let version = 0;
  let settled = Promise.resolve();

  if (config.lastUpdated) {
    void loadGitDates(config.docsDir).then((found) => {
      dates = found.dates;
      for (const page of pages.values()) page.lastUpdated = dates.get(page.filePath);
      version += 1;
    });
  }

  const getSources = () => {
    sources ??= indexSources(scanPages(config));
    return sources;
  };

  async function compile(sourcePath: string): Promise<CompiledText | undefined> {
    stale.delete(sourcePath);
    const file = getSources().bySourcePath.get(sourcePath);
    if (!file || !existsSync(file.filePath)) return undefined;
    const { defaultLang } = config;
    const original =
      file.lang === defaultLang ? undefined : getSources().byPlace.get(placeOf({ ...file, lang: defaultLang }));
    const headings = (original && (await compile(original.sourcePath))?.page.headings) ?? [];
    const text = isOutsidePage(file.filePath, config)
      ? { key: '', page: createOutsidePage(sourcePath) }
      : await compiler.compile(file, headings);
    const known = entries.get(sourcePath);
    // A page that breaks keeps its place and its name in the sidebar.
    const isKept = text.page.errors.length > 0 && known !== undefined;
    if (!isKept && known?.page !== text.page) {
      entries.set(sourcePath, text);
      update(file, text);
    }
    return text;
  }

  /** A file came or went, or it orders the pages. */
  function forgetSources(gone: SourceFile | undefined) {
    sources = undefined;
    version += 1;
    if (gone) for (const known of [entries, pages]) known.delete(gone.sourcePath);
  }

  /** The page is the same object as before, so that whoever holds it sees it as it is now. */
  function update(file: SourceFile, { key, page }: CompiledText) {
    const [next] = toPage({ ...file, key }, page, { config, lastUpdated: dates.get(file.filePath) });
    const known = pages.get(file.sourcePath);
    if (!next) return;
    if (!known || nameFace(known) !== nameFace(next) || hasFallback(file)) version += 1;
    if (known) Object.assign(known, next);
    else pages.set(file.sourcePath, next);
  }

  /** Whether the page stands in for a translation, as a copy. */
  function hasFallback({ lang, ...place }: SourceFile): boolean {
    if (lang !== config.defaultLang) return false;
    return config.locales.some((locale) => !getSources().byPlace.has(placeOf({ ...place, lang: locale.lang })));
  }

  async function findEntry(file: SourceFile): Promise<Entry | undefined> {
    const known = entries.get(file.sourcePath);
    if (known) return known;
    if (!existsSync(file.filePath)) return undefined;
    const isOutside = isOutsidePage(file.filePath, config);
    const draft = isOutside ? undefined : draftPage(readFileSync(file.filePath, 'utf8'), file.sourcePath);
    if (!draft) return compile(file.sourcePath);
    const entry = { key: `draft ${file.sourcePath}`, page: draft, isDraft: true };
    entries.set(file.sourcePath, entry);
    update(file, entry);
    return entry;
  }

  /** Mistakes of the site as a whole, such as two pages with one route, are told to who asks for a page. */
  function listAdded(): string[] {
    try {
      return [...added].flatMap((filePath) => getSources().byFilePath.get(filePath)?.sourcePath ?? []);
    } catch {
      return [];
    } finally {
      added.clear();
    }
  }

  async function compileSaved(sourcePath: string) {
    const text = await compile(sourcePath);
    const errors = text?.page.errors ?? [];
    onSaved(
      sourcePath,
      errors.map(({ message, details }) => new UserError(message, details)),
    );
  }

  return {
    async list() {
      const listed: Page[] = [];
      for (const file of getSources().bySourcePath.values()) {
        const page = (await findEntry(file)) && pages.get(file.sourcePath);
        if (page) listed.push(page);
      }
      return addFallbackPages(listed, config);
    },
    compile,
    async compileAll(isWanted = () => true) {
      for (const file of [...getSources().bySourcePath.values()].filter(isWanted)) await compile(file.sourcePath);
    },
    loadContent: compiler.loadContent,
    listImports: () => collectImports(new Map([...entries].map(([sourcePath, { page }]) => [sourcePath, page]))),
    listDependencies: () => [...entries.values()].flatMap(({ page }) => page.dependencies.map((each) => each.filePath)),
    settle() {
      settled = settled.then(async () => {
        // A file that is gone meanwhile is told about next.
        for (const sourcePath of [...stale, ...listAdded()]) await compileSaved(sourcePath).catch(() => undefined);
      });
      return settled;
    },
    notice(filePaths) {
      for (const filePath of filePaths) {
        const file = sources?.byFilePath.get(filePath);
        if (file && existsSync(filePath)) stale.add(file.sourcePath);
        else {
          if (file) onSaved(file.sourcePath, []);
          else added.add(filePath);
          forgetSources(file);
        }
        for (const [sourcePath, { page }] of entries) {
          if (page.dependencies.some((dependency) => dependency.filePath === filePath)) stale.add(sourcePath);
        }
      }
    },
    async warmUp() {
      const [first] = getSources().bySourcePath.keys();
      if (first !== undefined) await compile(first);
    },
    close: compiler.close,
    getVersion: () => version,
  };
}

interface Sources {
  bySourcePath: Map<string, SourceFile>;
  byFilePath: Map<string, SourceFile>;
  /** By version, language and place in the locale: the translations of a page share the last. */
  byPlace: Map<string, SourceFile>;
}

function indexSources(files: SourceFile[]): Sources {
  return {
    bySourcePath: new Map(files.map((file) => [file.sourcePath, file])),
    byFilePath: new Map(files.map((file) => [file.filePath, file])),
    byPlace: new Map(files.map((file) => [placeOf(file), file])),
  };
}

function placeOf({ version, lang, pagePath }: SourceFile): string {
  return `${version}\0${lang}\0${pagePath}`;
}

/** What other pages show of a page, or depend on. */
function nameFace({ title, pageType, frontmatter }: Page): string {
  const { description, author, titleSuffix, head, ...rest } = frontmatter;
  return JSON.stringify([title, pageType, rest]);
}
