/** Loads a built site, and reloads it after a new build. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createUserError } from '@quire/markdown/diagnostics';
import { findBase } from '../html/url.ts';
import { parseHeaderRules, parseRedirectRules } from '../http/host-rules.ts';
import type { HostedSite } from './answer.ts';
import { scanSiteFiles } from './hosted-files.ts';

export interface SiteLoader {
  /** The current site on disk; `fresh` forces a scan. */
  load(options?: { fresh: boolean }): Promise<HostedSite>;
}

/** Throws a UserError if `dir` is not a folder. */
export async function createSiteLoader(dir: string): Promise<SiteLoader> {
  let current = { stamp: await readStamp(dir), site: await loadSite(dir) };
  return {
    async load({ fresh } = { fresh: false }) {
      const stamp = await readStamp(dir);
      if (fresh || stamp !== current.stamp) current = { stamp, site: await loadSite(dir) };
      return current.site;
    },
  };
}

async function loadSite(dir: string): Promise<HostedSite> {
  const found = await stat(dir).catch(() => undefined);
  if (!found?.isDirectory()) {
    throw createUserError('command', `The folder "${dir}" does not exist.`, {
      help: 'Build the site first: quire build',
    });
  }
  const [files, home, headers, redirects] = await Promise.all([
    scanSiteFiles(dir),
    readText(dir, 'index.html'),
    readText(dir, '_headers'),
    readText(dir, '_redirects'),
  ]);
  const headerRules = parseHeaderRules(headers);
  return { base: findBase(home), files, headerRules, redirectRules: parseRedirectRules(redirects) };
}

async function readStamp(dir: string): Promise<string> {
  const files = ['_headers', '_redirects', 'index.html'].map((file) => stat(join(dir, file)).catch(() => undefined));
  return (await Promise.all(files)).map((found) => found?.mtimeMs ?? '').join(' ');
}

async function readText(dir: string, file: string): Promise<string> {
  return readFile(join(dir, file), 'utf8').catch(() => '');
}
