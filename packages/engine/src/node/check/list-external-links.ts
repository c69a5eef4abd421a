/** Lists the links of a built site to other hosts, each with its positions in the sources. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExternalLink } from '@quire/external-links';
import type { DiagnosticDetails } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { findPlace } from '../content/find-place.ts';
import type { Page } from '../content/page.ts';
import { readElements } from '../html/read-html.ts';
import { toOutputFile } from '../render/create-job.ts';
import { findOwnPath } from '../routes/site-url.ts';
import { findLayoutPlace } from './check-document.ts';
import { listPageLinks } from './check-links.ts';

/** Sorted by URL. Links of components and of the theme are attributed to the first page that contains them. */
export function listExternalLinks(pages: readonly Page[], config: ResolvedConfig): ExternalLink[] {
  const links = new Map<string, ExternalLink>();
  const add = (url: string, place: DiagnosticDetails) => {
    // The other checks know whether the site has it, also before it is published.
    if (findOwnPath(url, config) !== undefined) return;
    const known = links.get(url) ?? { url, places: [] };
    const isKnown = known.places.some((each) => placeKey(each) === placeKey(place));
    links.set(url, { url, places: isKnown ? known.places : [...known.places, place] });
  };
  const own = pages.filter(({ fallback }) => fallback === undefined);
  for (const page of own)
    for (const { target, sourcePath, line, column, own } of listPageLinks(page)) {
      const url = /\bnofollow\b/.test(own?.rel ?? '') ? undefined : findUrl(target);
      const place = line === undefined ? findPlace(page, target) : { line, ...(column !== undefined && { column }) };
      if (url !== undefined) add(url, { file: sourcePath, ...place });
    }
  const editUrls = config.locales.flatMap(({ editLink }) => editLink?.docRepoBaseUrl ?? []);
  for (const page of own)
    for (const href of readHrefs(join(config.outDir, toOutputFile(page.routePath)))) {
      const url = findUrl(href);
      // Skip edit links, which the configuration generates for each page.
      if (url === undefined || links.has(url) || editUrls.some((editUrl) => url.startsWith(editUrl))) continue;
      const place = findPlace(page, href);
      const ofLayout = place.line === undefined ? findLayoutPlace(href, config) : undefined;
      add(url, ofLayout ?? { file: page.sourcePath, ...place });
    }
  return [...links.values()].sort((a, b) => (a.url < b.url ? -1 : 1));
}

function placeKey({ file, line, column }: DiagnosticDetails): string {
  return [file, line, column].join();
}

/** The URL of a link that is requested over the network. */
function findUrl(target: string): string | undefined {
  const url = target.startsWith('//') ? `https:${target}` : target;
  return /^https?:/i.test(url) && URL.canParse(url) ? url : undefined;
}

function readHrefs(file: string): string[] {
  return existsSync(file) ? readElements(readFileSync(file, 'utf8')).hrefs : [];
}
