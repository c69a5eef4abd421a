/** Creates a page from its file and its compiled form. */

import type { PageType } from '@quire/client/contract';
import type { CompiledPage, ComponentImport } from '@quire/markdown';
import { createWarning, UserError } from '@quire/markdown/diagnostics';
import type { QuirePlugin } from '../config/plugin.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { dropInlineHtml } from '../html/inline-html.ts';
import { callHook } from '../plugins/call-hook.ts';
import type { Page } from './page.ts';
import type { SourceFile } from './source-file.ts';
import { explainVirtual } from './virtual-places.ts';

type PageKeys = Pick<Page, 'contentKey' | 'chars'> & { isStub?: true };

export function createPage(file: SourceFile, compiled: CompiledPage & PageKeys, config: ResolvedConfig): Page {
  const written = findTitle(compiled);
  const page = {
    ...file,
    ...compiled,
    pageType: findPageType(file, compiled),
    title: written ?? formatName(file.pagePath, config),
    description: compiled.frontmatter.description,
  };
  if (written === undefined) page.warnings = [...page.warnings, ...warnOfName(page)];
  const { errors, warnings, ...hooked } = applyPageHooks(page, config.plugins);
  return { ...hooked, errors: explainVirtual(errors, [file]), warnings: explainVirtual(warnings, [file]) };
}

function findPageType({ pagePath, routePath }: SourceFile, { frontmatter, imports }: CompiledPage): PageType {
  const { pageType = pagePath === '404' ? '404' : 'doc' } = frontmatter;
  if (routePath.endsWith('/404') && imports.some(isNotFoundLayout)) return '404';
  if (pageType !== 'doc' && pageType !== 'doc-wide') return pageType;
  return frontmatter.overview ? 'overview' : 'doc';
}

/** A `404.mdx` that renders the 404 layout is treated as a 404 page, which has that layout anyway. */
function isNotFoundLayout({ module, imported }: CompiledPage['imports'][number]): boolean {
  return module === '@theme' && imported === 'NotFoundLayout';
}

function findTitle({ frontmatter, headings }: CompiledPage): string | undefined {
  const heading = headings.find(({ depth }) => depth === 1)?.text;
  return frontmatter.title ?? heading ?? (frontmatter.hero && dropInlineHtml(frontmatter.hero.name));
}

/** The first heading of a page that has no title is probably meant to be it. */
function warnOfName({ pageType, title, headings: [first], sourcePath: file }: Page): Page['warnings'] {
  if (pageType !== 'doc' || first === undefined) return [];
  const message = `The title of the page is "${title}", the name of its file: it has no heading of level 1.`;
  const help = 'Write its first heading with #, or "title" in the frontmatter.';
  return [createWarning('headingLevels', message, { file, line: first.line, help })];
}

/** The default title: `guide/quick-start` → "Quick start". */
function formatName(pagePath: string, config: ResolvedConfig): string {
  const name =
    pagePath
      .replace(/\/?index$/, '')
      .split('/')
      .at(-1) ?? '';
  return name === '' ? config.title : toTitle(name);
}

/** `quick-start` → "Quick start". */
export function toTitle(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** All components that pages import, each once, in a stable order. */
export function collectImports(pages: Iterable<Pick<CompiledPage, 'imports'>>): ComponentImport[] {
  const byName = new Map<string, ComponentImport>();
  for (const page of pages) {
    for (const { module, imported, local } of page.imports)
      byName.set(`${module}\0${imported}`, { module, imported, local });
  }
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, use]) => use);
}

/** Each plugin receives the fields of the previous ones. Failures are errors of the page. */
function applyPageHooks<Hooked extends Page>(written: Hooked, plugins: readonly QuirePlugin[]): Hooked {
  let page = written;
  for (const { name, page: hook } of plugins) {
    if (!hook) continue;
    Object.freeze(page);
    try {
      const fields = callHook({ plugin: name, hook: 'page', page: page.sourcePath }, () => hook(page));
      page = { ...page, ...fields };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      page = { ...page, errors: [...page.errors, ...error.diagnostics] };
    }
  }
  return page;
}
