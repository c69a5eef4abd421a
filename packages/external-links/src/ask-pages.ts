/** Requests many pages with limits in total and for each host, and retries temporary failures. */
import { setTimeout as pause } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import {
  ANSWER_TIMEOUT_MS,
  ATTEMPTS,
  FIRST_PAUSE_MS,
  PAUSE_MAX_MS,
  REQUESTS_MAX,
  REQUESTS_PER_HOST,
} from './constants.ts';
import { type PageAnswer, type PageRequest, type Reply, requestPage } from './request-page.ts';

export interface AskOptions {
  timeoutMs?: number;
  firstPauseMs?: number;
}

/** By URL. */
export async function askPages(
  requests: readonly PageRequest[],
  { timeoutMs = ANSWER_TIMEOUT_MS, firstPauseMs = FIRST_PAUSE_MS }: AskOptions = {},
): Promise<Map<string, PageAnswer>> {
  const total = pLimit(REQUESTS_MAX);
  const hosts = new Map<string, Host>();
  const answers = requests.map(async (request): Promise<[string, PageAnswer]> => {
    const { host: name } = new URL(request.url);
    const host = hosts.get(name) ?? { limit: pLimit(REQUESTS_PER_HOST), hasAnswered: false };
    hosts.set(name, host);
    const ask = () => total(() => requestPage(request, timeoutMs));
    return [request.url, await host.limit(() => askHost(host, () => askAgain(ask, firstPauseMs)))];
  });
  return new Map(await Promise.all(answers));
}

interface Host {
  limit: LimitFunction;
  hasAnswered: boolean;
  /** The failure of the first page, if the host did not respond: its other pages are not requested. */
  failure?: PageAnswer;
}

async function askHost(host: Host, ask: () => Promise<Reply>): Promise<PageAnswer> {
  if (host.failure) return host.failure;
  const { answer, isReached } = await ask();
  host.hasAnswered ||= isReached;
  if (!host.hasAnswered) host.failure = answer;
  return answer;
}

/** A pause counts for the limit of the host, but not for the total limit. */
async function askAgain(ask: () => Promise<Reply>, firstPauseMs: number): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    const reply = await ask();
    if (attempt === ATTEMPTS || !mayPass(reply.answer)) return reply;
    await pause(Math.min(reply.retryAfterMs ?? firstPauseMs * 2 ** (attempt - 1), PAUSE_MAX_MS));
  }
}

/** Whether the failure may be temporary. */
function mayPass(answer: PageAnswer): boolean {
  return answer.kind === 'silent' || answer.status === 429 || answer.status >= 500;
}
