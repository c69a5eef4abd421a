/** Emits all output files other than documents and assets. (docs/behavior/output.md) */
import { createError, type Diagnostic } from '@quire/markdown/diagnostics';
import type { QuirePlugin } from '../config/plugin.ts';
import type { OutputFile } from '../files/output-file.ts';
import { callAsyncHook, collectErrors } from '../plugins/call-hook.ts';
import { listPlugins } from '../plugins/list-plugins.ts';
import { listDocuments, toOutputFile } from '../render/create-job.ts';
import { findMarkdownFile } from '../render/markdown-job.ts';
import type { RenderedSite } from '../render/rendered-site.ts';
import { listPluginFiles } from '../routes/generated-files.ts';
import { emitFeeds } from './feeds.ts';
import { emitHeaders } from './headers.ts';
import { emitLlmsTxt } from './llms-txt.ts';
import { emitRedirectPages } from './redirects/redirect-pages.ts';
import { emitRedirects } from './redirects/redirects-file.ts';
import { emitRobots } from './robots.ts';
import { emitSitemap } from './sitemap.ts';
import { emitSkills } from './skills.ts';

/** The engine's own emitters. A site can replace each by a plugin with its name. */
const BUILT_IN_EMITTERS: readonly QuirePlugin[] = [
  { name: 'sitemap', emit: emitSitemap },
  { name: 'robots', emit: ({ config }: RenderedSite) => emitRobots(config) },
  { name: 'feeds', emit: ({ routes, config }: RenderedSite) => emitFeeds(routes, config) },
  { name: 'llms', emit: emitLlmsTxt },
  { name: 'skills', emit: emitSkills },
  {
    name: 'headers',
    emit: (site: RenderedSite) => emitHeaders({ ...site, policyParts: listPolicyParts(site.rendered) }),
  },
  {
    name: 'redirects',
    emit: ({ redirects, routes, config }: RenderedSite) => [
      ...emitRedirects(redirects, config.base),
      ...emitRedirectPages(redirects, { routes, config }),
    ],
  },
];

function* listPolicyParts(rendered: RenderedSite['rendered']) {
  for (const { policy = [] } of rendered.values()) yield* policy;
}

export interface Emitted {
  files: OutputFile[];
  /** The errors of failed plugins; the others have emitted their files. */
  errors: Diagnostic[];
}

/** @param taken the paths of other files, which the build writes itself */
export async function emitAll(site: RenderedSite, taken: readonly string[] = []): Promise<Emitted> {
  const errors: Diagnostic[] = [];
  const files: OutputFile[] = [];
  const owners = new Map([...taken.map((path) => [path, 'the build'] as const), ...listDocumentPaths(site)]);
  for (const plugin of listPlugins(BUILT_IN_EMITTERS, site.config.plugins)) {
    const { name } = plugin;
    await collectErrors(errors, async () => {
      const emitted = await callEmit(plugin, site);
      for (const file of emitted) {
        const owner = owners.get(file.path);
        if (owner !== undefined) errors.push(createTakenError(name, file, owner));
        owners.set(file.path, `the plugin "${name}"`);
        files.push(file);
      }
      const missing = listPluginFiles(plugin, site).filter((path) => emitted.every((file) => file.path !== path));
      errors.push(...missing.map((path) => createNotEmittedError(name, path)));
    });
  }
  return { files, errors };
}

async function callEmit({ name, emit }: QuirePlugin, site: RenderedSite): Promise<readonly OutputFile[]> {
  return emit === undefined ? [] : callAsyncHook({ plugin: name, hook: 'emit' }, () => emit(site));
}

/** Each with its owner. */
function listDocumentPaths({ routes, config }: RenderedSite): Array<[path: string, owner: string]> {
  return listDocuments(routes, config).flatMap((page) => {
    const owner = page.sourcePath === '' ? 'the build' : `the page "${page.sourcePath}"`;
    return [toOutputFile(page.routePath), findMarkdownFile(page) ?? []].flat().map((path) => [path, owner]);
  });
}

function createTakenError(plugin: string, { path }: OutputFile, owner: string): Diagnostic {
  const help = 'Emit it under another path.';
  return createError('plugins', `The plugin "${plugin}" emits "${path}", which belongs to ${owner}.`, { help });
}

function createNotEmittedError(plugin: string, path: string): Diagnostic {
  const help = 'Remove it from "files", or emit it: pages may link to what is listed.';
  return createError('plugins', `The plugin "${plugin}" lists "${path}" in "files", but does not emit it.`, { help });
}
