/** Caches successful responses of other hosts for the rest of the day (UTC), so that a second check only repeats failed requests. */
import { join } from 'node:path';
import * as v from 'valibot';
import { findCacheFile, writeCacheFile } from '../../files/cache-file.ts';
import type { PageAnswer, PageRequest } from './request-page.ts';

const storedAnswers = v.object({
  day: v.string(),
  pages: v.array(
    v.object({
      url: v.string(),
      /** The requested anchors that the page has. */
      anchors: v.array(v.string()),
      status: v.number(),
      redirection: v.optional(v.object({ status: v.number(), isPermanent: v.boolean(), to: v.string() })),
    }),
  ),
});

type StoredPage = v.InferOutput<typeof storedAnswers>['pages'][number];

export interface AnswerCache {
  find(request: PageRequest): PageAnswer | undefined;
  save(requests: readonly PageRequest[], answers: ReadonlyMap<string, PageAnswer>): void;
}

export function openAnswerCache(cacheDir: string, day: string): AnswerCache {
  const file = join(cacheDir, 'external-links.json');
  const pages = new Map(loadPages(file, day).map((page) => [page.url, page]));
  return {
    find({ url, anchors }) {
      const page = pages.get(url);
      if (!page || anchors.some((anchor) => !page.anchors.includes(anchor))) return undefined;
      const { status, redirection } = page;
      return { kind: 'answered', status, ...(redirection && { redirection }), missingAnchors: [] };
    },
    save(requests, answers) {
      for (const { url, anchors } of requests) {
        const answer = answers.get(url);
        if (answer?.kind !== 'answered' || answer.status >= 400 || answer.missingAnchors.length > 0) continue;
        const { status, redirection } = answer;
        pages.set(url, { url, anchors: [...anchors], status, ...(redirection && { redirection }) });
      }
      writeCacheFile(file, JSON.stringify({ day, pages: [...pages.values()] }));
    },
  };
}

function loadPages(file: string, day: string): StoredPage[] {
  const parsed = v.safeParse(storedAnswers, parseText(findCacheFile(file)));
  return parsed.success && parsed.output.day === day ? parsed.output.pages : [];
}

function parseText(text: string | undefined): unknown {
  return text === undefined ? undefined : JSON.parse(text);
}
