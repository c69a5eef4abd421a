/** Requests a page of another host: its status, redirects and missing anchors. */

import { describeFailure } from '@quire/markdown/diagnostics';
import { visitHtml } from '@quire/markdown/html';
import { REDIRECTS_MAX } from './constants.ts';

export interface PageRequest {
  /** Without an anchor. */
  url: string;
  /** The anchors of links to the page. */
  anchors: readonly string[];
}

export interface Redirection {
  /** The status of the first response. */
  status: number;
  /** Whether every step of the redirect is permanent. */
  isPermanent: boolean;
  to: string;
}

export type PageAnswer =
  | {
      kind: 'answered';
      /** The status of the last response. */
      status: number;
      redirection?: Redirection;
      /** The requested anchors that an HTML page does not have. */
      missingAnchors: string[];
    }
  | { kind: 'silent'; reason: string };

export interface Reply {
  answer: PageAnswer;
  /** Whether the host responded at all, even if the answer is silent: its redirects may not end, or lead to another host. */
  isReached: boolean;
  /** The pause that the host requests. */
  retryAfterMs?: number;
}

const HEADERS = {
  Accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'User-Agent': 'Mozilla/5.0 (compatible; quire check --external)',
};

const PERMANENT = new Set([301, 308]);
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

export async function requestPage({ url, anchors }: PageRequest, timeoutMs: number): Promise<Reply> {
  const signal = AbortSignal.timeout(timeoutMs);
  let isReached = false;
  const request = async (to: string) => {
    const response = await fetch(to, { redirect: 'manual', headers: HEADERS, signal });
    isReached = true;
    return response;
  };
  try {
    const { response, redirection } = await follow(url, request);
    const missingAnchors = anchors.length > 0 && isHtml(response) ? listMissing(anchors, await response.text()) : [];
    await response.body?.cancel().catch(() => undefined);
    const retryAfterMs = readRetryAfter(response.headers.get('retry-after'));
    return {
      isReached,
      answer: { kind: 'answered', status: response.status, ...(redirection && { redirection }), missingAnchors },
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    };
  } catch (error) {
    return { isReached, answer: { kind: 'silent', reason: describeFailure(error, timeoutMs) } };
  }
}

async function follow(
  start: string,
  request: (url: string) => Promise<Response>,
): Promise<{ response: Response; redirection?: Redirection }> {
  let redirection: Redirection | undefined;
  let to = start;
  for (let step = 0; step <= REDIRECTS_MAX; step++) {
    const response = await request(to);
    const { status, headers } = response;
    const location = headers.get('location');
    if (!REDIRECTS.has(status)) return { response, ...(redirection && { redirection }) };
    await response.body?.cancel();
    if (location === null || !URL.canParse(location, to)) throw new Error(`it redirects (${status}) without a URL`);
    const next = new URL(location, to);
    redirection = {
      status: redirection?.status ?? status,
      isPermanent: (redirection?.isPermanent ?? true) && PERMANENT.has(status),
      to: next.href,
    };
    to = next.href;
  }
  throw new Error(`it redirects more than ${REDIRECTS_MAX} times`);
}

function isHtml({ ok, headers }: Response): boolean {
  return ok && /\bx?html\b/.test(headers.get('content-type') ?? '');
}

/** GitHub prefixes the ids of user content. */
function listMissing(anchors: readonly string[], html: string): string[] {
  const known = new Set<string | undefined>();
  visitHtml(html, [
    {
      open({ name, attributes }) {
        known.add(attributes.id);
        if (name === 'a') known.add(attributes.name);
      },
    },
  ]);
  const isKnown = (id: string) => known.has(id) || known.has(`user-content-${id}`);
  // Some sites have ids with escapes, which browsers look for first.
  return anchors.filter((anchor) => !isKnown(anchor) && !isKnown(encodeURIComponent(anchor)));
}

/** Seconds, or a date. */
function readRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
