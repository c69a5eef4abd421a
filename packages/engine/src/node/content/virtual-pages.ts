/** Turns the virtual pages of plugins into source files, like those of a scan of the docs folder. */

import { join, resolve } from 'node:path';
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import { listWrittenRoots, toRoutePath } from '../config/content-roots.ts';
import type { PluginSite, VirtualPage } from '../config/plugin.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { rejectErrors } from '../diagnostics/diagnostic-lists.ts';
import { dropExtension } from '../files/page-path.ts';
import { callAsyncHook, collectErrors, createReturnError } from '../plugins/call-hook.ts';
import type { Page } from './page.ts';
import { createRouteTable } from './route-table.ts';
import type { SourceFile, VirtualSource } from './source-file.ts';

export function makesPages({ plugins }: Pick<ResolvedConfig, 'plugins'>): boolean {
  return plugins.some(({ pages }) => pages !== undefined);
}

/**
 * @param published the pages with files, which the hooks receive
 * @throws UserError with the errors of all plugins
 */
export async function listVirtualPages(published: readonly Page[], config: ResolvedConfig): Promise<SourceFile[]> {
  const site: PluginSite = { routes: createRouteTable(published), config };
  const made: SourceFile[] = [];
  const errors: Diagnostic[] = [];
  for (const { name, pages } of config.plugins) {
    if (!pages) continue;
    await collectErrors(errors, async () => {
      const returned = await callAsyncHook({ plugin: name, hook: 'pages' }, () => pages(site));
      made.push(...returned.map((page, index) => toSourceFile(page, { plugin: name, index }, config)));
    });
  }
  rejectErrors(errors);
  return made;
}

function toSourceFile(page: VirtualPage, maker: { plugin: string; index: number }, config: ResolvedConfig): SourceFile {
  const root = findRoot(page, maker, config);
  const pagePath = dropExtension(page.path).normalize();
  const sourcePath = root.folder + page.path;
  return {
    filePath: join(config.docsDir, sourcePath),
    sourcePath,
    version: root.version,
    lang: root.lang,
    pagePath,
    routePath: toRoutePath(root, pagePath),
    virtual: createSource(page, maker.plugin, config),
  };
}

function findRoot(page: VirtualPage, { plugin, index }: { plugin: string; index: number }, config: ResolvedConfig) {
  const { lang = config.defaultLang, version = config.versions?.default ?? '' } = page;
  const roots = listWrittenRoots(config);
  const root = roots.find((each) => each.lang === lang && each.version === version);
  if (root) return root;
  const field = roots.some((each) => each.lang === lang) ? 'version' : 'lang';
  const known = [...new Set(roots.map((each) => `"${each[field]}"`))].join(', ');
  const what = `the site has no "${field === 'lang' ? lang : version}", but ${known}`;
  throw new UserError(createReturnError({ plugin, hook: 'pages' }, `[${index}].${field}`, what));
}

function createSource(
  { text, frontmatter, source }: VirtualPage,
  plugin: string,
  config: ResolvedConfig,
): VirtualSource {
  const block = formatFrontmatter(frontmatter ?? {});
  return {
    plugin,
    text: block.join('') + text,
    linesBefore: block.length,
    ...(source !== undefined && { madeFrom: resolve(config.docsDir, source) }),
  };
}

/** Each field on a line, as JSON, which is valid YAML. */
function formatFrontmatter(frontmatter: Readonly<Record<string, unknown>>): string[] {
  const fields = Object.entries(frontmatter).filter(([, value]) => value !== undefined);
  if (fields.length === 0) return [];
  return ['---\n', ...fields.map(([name, value]) => `${formatName(name)}: ${JSON.stringify(value)}\n`), '---\n'];
}

function formatName(name: string): string {
  return /^[A-Za-z][\w-]*$/.test(name) ? name : JSON.stringify(name);
}
