/** Sends a request to one host after another until one gives a final answer. */
import { CONNECT_TIMEOUT_MS, READ_TIMEOUT_MS, WRITE_TIMEOUT_MS } from './constants.ts';
import { ApiError, type Attempt, DeserializationError, RetryError } from './errors.ts';
import type { HostStates } from './host-states.ts';
import type { Hosts } from './hosts.ts';
import { type HttpRequest, type Outcome, send } from './send.ts';

export interface TransportOptions {
  appId: string;
  apiKey: string;
  hosts: Hosts;
  states: HostStates;
}

export interface ApiRequest {
  kind: 'read' | 'write';
  method: HttpRequest['method'];
  /** Begins with `/1/`. */
  path: string;
  body?: unknown;
}

export interface Transport {
  /** The parsed response. Rejects with ApiError, DeserializationError or RetryError, or with the signal's reason. */
  request(request: ApiRequest, signal?: AbortSignal): Promise<unknown>;
}

const TIMEOUTS = {
  read: { connectMs: CONNECT_TIMEOUT_MS, bodyMs: READ_TIMEOUT_MS },
  write: { connectMs: WRITE_TIMEOUT_MS, bodyMs: WRITE_TIMEOUT_MS },
} as const;

export function createTransport({ appId, apiKey, hosts, states }: TransportOptions): Transport {
  const parameters = new URLSearchParams({ 'x-algolia-api-key': apiKey, 'x-algolia-application-id': appId });

  /** The hosts that are not avoided, or all of them if every host is. */
  function hostsToAsk(kind: ApiRequest['kind']): readonly string[] {
    const available = hosts[kind].filter((host) => !states.isAvoided(host));
    return available.length > 0 ? available : hosts[kind];
  }

  return {
    async request({ kind, method, path, body }, signal) {
      const attempts: Attempt[] = [];
      for (const host of hostsToAsk(kind)) {
        const request = {
          url: `${host}${path}?${parameters}`,
          method,
          ...(body !== undefined && { body: JSON.stringify(body) }),
        };
        const outcome = await send(request, { signal, ...TIMEOUTS[kind] });
        if (outcome.kind === 'answer' && isFinal(outcome.status)) return readAnswer(outcome);
        states.markDown(host);
        attempts.push({ host, failure: outcome.kind === 'answer' ? String(outcome.status) : outcome.kind });
      }
      throw new RetryError(attempts);
    },
  };
}

/** Success, or an error of the request itself. For any other status, another host may answer. */
function isFinal(status: number): boolean {
  return isSuccess(status) || (status >= 400 && status < 500);
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function readAnswer({ status, body }: Extract<Outcome, { kind: 'answer' }>): unknown {
  if (!isSuccess(status))
    throw new ApiError(findMessage(body) ?? `The search host refused the request with status ${status}.`, status);
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new DeserializationError(body, error);
  }
}

/** The host's own error message, if the body is JSON with one. */
function findMessage(body: string): string | undefined {
  try {
    const answer: unknown = JSON.parse(body);
    const isExplained =
      typeof answer === 'object' && answer !== null && 'message' in answer && typeof answer.message === 'string';
    return isExplained ? String(answer.message) : undefined;
  } catch {
    return undefined;
  }
}
