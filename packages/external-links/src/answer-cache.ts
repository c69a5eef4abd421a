/** Caches successful responses of other hosts for the rest of the day (UTC), so that a second check only repeats failed requests. */
import type { PageAnswer, PageRequest, Redirection } from './request-page.ts';

/** Where the responses are stored. */
export interface AnswerFile {
  /** The text as saved; undefined if there is none. */
  load(): string | undefined;
  save(text: string): void;
}

interface StoredPage {
  url: string;
  /** The requested anchors that the page has. */
  anchors: string[];
  status: number;
  redirection?: Redirection;
}

interface StoredAnswers {
  day: string;
  pages: StoredPage[];
}

export interface AnswerCache {
  find(request: PageRequest): PageAnswer | undefined;
  save(requests: readonly PageRequest[], answers: ReadonlyMap<string, PageAnswer>): void;
}

export function openAnswerCache(file: AnswerFile, day: string): AnswerCache {
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
      file.save(JSON.stringify({ day, pages: [...pages.values()] } satisfies StoredAnswers));
    },
  };
}

function loadPages(file: AnswerFile, day: string): StoredPage[] {
  const text = file.load();
  const stored = text === undefined ? undefined : (JSON.parse(text) as StoredAnswers);
  return stored?.day === day ? stored.pages : [];
}
