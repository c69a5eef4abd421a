/** Local hosts with a configurable behavior, for the tests of the hosted provider. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { rs } from '@rstest/core';

export type Behavior =
  | 'answer'
  | 'hang'
  | 'hang in the body'
  | 'broken JSON'
  | 'other JSON'
  | 'too few results'
  | number;

export interface TestHost {
  /** URL without a path. */
  url: string;
  behavior: Behavior;
  requests: { method: string; url: string; contentType: string | undefined; body: string }[];
  /** Resolves with the next request. */
  nextRequest(): Promise<void>;
  close(): Promise<void>;
}

export const EMPTY_RESULTS = JSON.stringify({ results: [{ hits: [], nbHits: 0 }] });

export async function startHost(
  behavior: Behavior,
  answer: (url: string) => string = () => EMPTY_RESULTS,
): Promise<TestHost> {
  const waiting: (() => void)[] = [];
  const nextRequest = () => new Promise<void>((resolve) => waiting.push(resolve));
  const host: TestHost = { url: '', behavior, requests: [], nextRequest, close: () => closeServer(server) };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      host.requests.push({ method, url, contentType: headers['content-type'], body: Buffer.concat(chunks).toString() });
      for (const resolve of waiting.splice(0)) resolve();
      respond(host.behavior, response, () => answer(url));
    });
  });
  host.url = await listen(server);
  return host;
}

function respond(behavior: Behavior, response: Parameters<RequestListener>[1], answer: () => string): void {
  if (behavior === 'hang') return;
  response.writeHead(typeof behavior === 'number' ? behavior : 200, { 'content-type': 'application/json' });
  if (behavior === 'hang in the body') response.write('{"results":');
  else if (behavior === 'broken JSON') response.end('{"results":');
  else if (behavior === 'other JSON') response.end('{"hello":1}');
  else if (behavior === 'too few results') response.end('{"results":[]}');
  else
    response.end(
      typeof behavior === 'number' ? JSON.stringify({ message: `refused ${behavior}`, status: behavior }) : answer(),
    );
}

/** The URL of a port on which nothing listens. */
export async function findClosedPort(): Promise<string> {
  const server = createServer();
  const url = await listen(server);
  await closeServer(server);
  return url;
}

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

/** Replaces only the timers and the time of the provider, so that the hosts respond. */
export function fakeTime(): void {
  rs.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  rs.spyOn(globalThis, 'setTimeout');
}

/** Resolves once a timer of this duration is set. */
export async function timerOf(ms: number): Promise<void> {
  const isSet = () => rs.mocked(setTimeout).mock.calls.some(([, duration]) => duration === ms);
  while (!isSet()) await new Promise(setImmediate);
}
