/** Checks links to other hosts by requesting them. */

import type { DiagnosticDetails } from '@quire/markdown/diagnostics';
import { decodePart } from '@quire/markdown/percent-decoding';
import { type AnswerFile, openAnswerCache } from './answer-cache.ts';
import { type AskOptions, askPages } from './ask-pages.ts';
import type { PageAnswer, PageRequest } from './request-page.ts';

export interface ExternalLink {
  /** The requested URL, with its anchor. */
  url: string;
  /** Where the site has the link. */
  places: DiagnosticDetails[];
}

export interface CheckedLink extends ExternalLink {
  answer: PageAnswer;
  /** The anchor of the link, if the page does not have it. */
  missingAnchor?: string;
}

export interface ExternalCheckOptions extends AskOptions {
  cache: AnswerFile;
  /** `2026-11-29`. */
  day: string;
}

export async function checkExternalLinks(
  links: readonly ExternalLink[],
  { cache: file, day, ...options }: ExternalCheckOptions,
): Promise<CheckedLink[]> {
  const cache = openAnswerCache(file, day);
  const requests = listRequests(links);
  const asked = requests.filter((request) => cache.find(request) === undefined);
  const answers = await askPages(asked, options);
  cache.save(asked, answers);
  const byUrl = new Map(requests.map((request) => [request.url, answers.get(request.url) ?? cache.find(request)]));
  return links.flatMap((link) => {
    const { page, anchor } = splitUrl(link.url);
    const answer = byUrl.get(page);
    if (!answer) return [];
    const isMissing = anchor !== undefined && answer.kind === 'answered' && answer.missingAnchors.includes(anchor);
    return [{ ...link, answer, ...(isMissing && { missingAnchor: anchor }) }];
  });
}

/** Requests each page once, even if several links lead to it. */
function listRequests(links: readonly ExternalLink[]): PageRequest[] {
  const anchors = new Map<string, Set<string>>();
  for (const { url } of links) {
    const { page, anchor } = splitUrl(url);
    const known = anchors.get(page) ?? new Set();
    if (anchor !== undefined) known.add(anchor);
    anchors.set(page, known);
  }
  return [...anchors].map(([url, ids]) => ({ url, anchors: [...ids] }));
}

/** Hashes that are not ids: client-side routes (`#/x`, `#!x`), lines of code (`#L10`, `#L10C5-L12C1`), and `#top`. */
const NO_ID = /^(?:[/!].*|L\d+(?:C\d+)?(?:-L?\d+(?:C\d+)?)?|top)?$/;

function splitUrl(url: string): { page: string; anchor?: string } {
  const { hash } = new URL(url);
  const page = new URL(url);
  page.hash = '';
  // Removes a text fragment (`:~:`).
  const id = decodePart(hash.slice(1).replace(/:~:.*/, ''));
  return { page: page.href, ...(!NO_ID.test(id) && { anchor: id }) };
}
