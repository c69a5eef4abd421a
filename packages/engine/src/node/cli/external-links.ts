/** Implements `quire check --external` and `--list-external`. */
import { join } from 'node:path';
import { formatCount } from '@quire/client/contract';
import {
  type CheckedLink,
  checkExternalLinks,
  countAnswers,
  type ExternalLink,
  formatAnswer,
  reportLinks,
} from '@quire/external-links';
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { listExternalLinks } from '../check/list-external-links.ts';
import { isIgnoredTarget } from '../config/ignored-targets.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { explainVirtual } from '../content/virtual-places.ts';
import { locateDiagnostics } from '../diagnostics/locate-diagnostics.ts';
import { createProgress } from '../diagnostics/progress.ts';
import type { ReportFormat } from '../diagnostics/report-formats.ts';
import { findCacheFile, writeCacheFile } from '../files/cache-file.ts';
import { openPages } from './open-pages.ts';

export interface ExternalReport {
  diagnostics: readonly Diagnostic[];
  /** For JSON output: the number of links by response, and the response to each link. */
  answers: { counts: Record<string, number>; links: object[] };
  /** A line for each kind of response. */
  summary: string;
}

/** Prints the links to other hosts, one a line or as JSON. */
export async function writeExternalLinks(config: ResolvedConfig, format: ReportFormat): Promise<void> {
  const links = listExternalLinks(await openPages(config), config);
  const text = format === 'json' ? JSON.stringify(links, null, 2) : links.map(({ url }) => url).join('\n');
  process.stdout.write(text === '' ? '' : `${text}\n`);
}

/** Checks every link except for those of `check.ignore`. */
export async function askExternalHosts(config: ResolvedConfig): Promise<ExternalReport> {
  const pages = await openPages(config);
  const all = listExternalLinks(pages, config);
  const links = all.filter(({ url }) => !isIgnoredTarget(url, config));
  const file = join(config.cacheDir, 'external-links.json');
  const cache = { load: () => findCacheFile(file), save: (text: string) => writeCacheFile(file, text) };
  const day = new Date().toISOString().slice(0, 10);
  const checked = await createProgress(process.stderr).step(`Asking for ${formatCount(links.length, 'link')}`, () =>
    checkExternalLinks(links, { cache, day }),
  );
  const reported = reportLinks(checked, config.check.externalLinks);
  const counts = { ...countAnswers(checked), ...(all.length > links.length && { ignored: all.length - links.length }) };
  return {
    diagnostics: locateDiagnostics(explainVirtual(reported, pages), config),
    answers: { counts, links: checked.map(describeLink) },
    summary: formatSummary(all, counts),
  };
}

function describeLink(link: CheckedLink): object {
  const { url, answer } = link;
  const to = answer.kind === 'answered' ? answer.redirection?.to : undefined;
  return { url, answer: formatAnswer(link), ...(to !== undefined && { to }) };
}

function formatSummary(links: readonly ExternalLink[], counts: Record<string, number>): string {
  const hosts = new Set(links.map(({ url }) => new URL(url).host)).size;
  const width = Math.max(0, ...Object.keys(counts).map((label) => label.length));
  const sorted = Object.entries(counts).sort(([a], [b]) => (a < b ? -1 : 1));
  const rows = sorted.map(([label, count]) => `  ${label.padEnd(width)}  ${count}\n`);
  return `${formatCount(links.length, 'link')} to ${formatCount(hosts, 'other host')}\n${rows.join('')}`;
}
