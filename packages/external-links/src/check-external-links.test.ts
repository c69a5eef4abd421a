import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@rstest/core';
import type { AnswerFile } from './answer-cache.ts';
import { type CheckedLink, checkExternalLinks } from './check-external-links.ts';
import { countAnswers, reportLinks } from './report-links.ts';

const servers: Server[] = [];
const DAY = '2026-11-29';

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
  }
});

/** @returns its origin */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The origin of a server that is not there any more. */
async function findClosed(): Promise<string> {
  const origin = await serve(() => undefined);
  await new Promise((closed) => servers.pop()?.close(closed));
  return origin;
}

interface Run {
  cache?: AnswerFile;
  day?: string;
  timeoutMs?: number;
}

function check(
  urls: string[],
  { cache = createCache(), day = DAY, timeoutMs = 5000 }: Run = {},
): Promise<CheckedLink[]> {
  const links = urls.map((url) => ({ url, places: [{ file: 'a.md', line: 1, column: 1 }] }));
  return checkExternalLinks(links, { cache, day, timeoutMs, firstPauseMs: 1 });
}

function createCache(): AnswerFile {
  let saved: string | undefined;
  return {
    load: () => saved,
    save(text) {
      saved = text;
    },
  };
}

const messages = (links: CheckedLink[]) =>
  reportLinks(links, 'error').map(({ severity, message }) => [severity, message]);

test('each kind of answer is reported as what it is: found, missing, refused, moved for ever and for now', async () => {
  const origin = await serve((request, response) => {
    const path = request.url ?? '';
    const moved: Record<string, [number, string]> = {
      '/moved': [301, '/ok'],
      '/later': [302, '/ok'],
      '/mixed': [308, '/later'],
      '/lost': [301, '/gone'],
      '/loop': [302, '/loop'],
      '/nowhere': [301, 'http://['],
    };
    const [status, location] = moved[path] ?? [
      ({ '/gone': 404, '/closed': 403 } as Record<string, number>)[path] ?? 200,
    ];
    response.writeHead(status, location === undefined ? {} : { Location: location }).end('text');
  });
  const paths = ['ok', 'gone', 'closed', 'moved#x', 'later', 'mixed', 'lost', 'loop', 'nowhere'];
  const links = await check(paths.map((path) => `${origin}/${path}`));
  expect(messages(links)).toEqual([
    ['error', `The link "${origin}/gone" fails: the host responds with 404.`],
    ['warning', `The link "${origin}/closed" cannot be checked: the host responds with 403.`],
    ['warning', `The link "${origin}/moved#x" has moved permanently (301).`],
    ['error', `The link "${origin}/lost" fails: the host responds with 404.`],
    ['error', `The link "${origin}/loop" fails: it redirects more than 10 times.`],
    ['error', `The link "${origin}/nowhere" fails: it redirects (301) without a URL.`],
  ]);
  expect(reportLinks(links, 'error').find(({ message }) => message.includes('moved'))?.help).toBe(
    `Link to ${origin}/ok#x.`,
  );
  expect(countAnswers(links)).toEqual({
    200: 1,
    '301 permanent': 1,
    '302 temporary': 1,
    '308 temporary': 1,
    403: 1,
    404: 2,
    'no answer': 2,
  });
});

test('anchors are looked for in HTML alone, and each page is asked for once', async () => {
  const asked: string[] = [];
  const origin = await serve((request, response) => {
    asked.push(request.url ?? '');
    const type = request.url === '/paper.pdf' ? 'application/pdf' : 'text/html; charset=utf-8';
    response.writeHead(200, { 'Content-Type': type });
    response.end(
      '<h2 id="here">x</h2><a name="old"></a><p id="user-content-readme"></p><p id="节"></p><p id="%E6%AE%B5"></p>',
    );
  });
  const ids = [
    '',
    '#here',
    '#old',
    '#readme',
    '#%E8%8A%82',
    '#%E6%AE%B5',
    '#nope',
    '#/route',
    '#L10-L12',
    '#L1C3-L2C5',
    '#:~:text=x',
    '#top',
  ];
  const links = await check([...ids.map((id) => `${origin}/page${id}`), `${origin}/paper.pdf#page=2`]);
  expect(messages(links)).toEqual([
    ['warning', `The link "${origin}/page#nope" leads to "#nope", which the page does not have.`],
  ]);
  expect(asked.sort()).toEqual(['/page', '/paper.pdf']);
});

test('a host that fails for a moment is asked again, and one that keeps failing is reported', async () => {
  const asked: Record<string, number> = {};
  const origin = await serve((request, response) => {
    const path = request.url ?? '';
    asked[path] = (asked[path] ?? 0) + 1;
    if (path === '/reset' && asked[path] < 3) return void request.socket.destroy();
    const isGood = (path === '/busy' && asked[path] === 2) || path === '/reset';
    response.writeHead(isGood ? 200 : path === '/busy' ? 429 : 503, { 'Retry-After': '0' }).end();
  });
  const links = await check([`${origin}/busy`, `${origin}/down`, `${origin}/reset`]);
  expect(messages(links)).toEqual([['error', `The link "${origin}/down" fails: the host responds with 503.`]]);
  expect(asked).toEqual({ '/busy': 2, '/down': 3, '/reset': 3 });
});

test('a host is asked for two pages at a time, and hosts do not wait for each other', async () => {
  const pages = Array.from({ length: 5 }, (_, index) => `/${index}`);
  const held: ServerResponse[] = [];
  let [running, most, others] = [0, 0, 0];
  const slow = await serve((_, response) => {
    most = Math.max(most, ++running);
    response.on('close', () => running--);
    // Until the other host has been asked for all of its pages, this one answers nothing.
    if (others === pages.length) response.end();
    else held.push(response);
  });
  const other = await serve((_, response) => {
    response.end();
    if (++others === pages.length) for (const each of held) each.end();
  });
  const links = await check([...pages.map((path) => slow + path), ...pages.map((path) => other + path)]);
  expect(countAnswers(links)).toEqual({ 200: 10 });
  expect(most).toBe(2);
});

test('a page that does not answer in time, or not at all, is reported with the reason', async () => {
  const origin = await serve((request, response) => void (request.url === '/ok' && response.end()));
  const closed = await findClosed();
  const links = await check([`${origin}/ok`, `${origin}/silent`, `${closed}/x`], { timeoutMs: 150 });
  expect(messages(links)).toEqual([
    ['error', `The link "${origin}/silent" fails: there was no response within 0.15 s.`],
    ['error', `The link "${closed}/x" fails: the host refuses connections.`],
  ]);
});

test('a host that answers nothing is not asked for all of its pages', async () => {
  const asked: string[] = [];
  const origin = await serve((request) => {
    asked.push(request.url ?? '');
    request.socket.destroy();
  });
  const paths = Array.from({ length: 20 }, (_, index) => `/${index}`);
  const links = await check([
    `${await serve((_, response) => response.end())}/x`,
    ...paths.map((path) => origin + path),
  ]);
  expect(messages(links)).toEqual(
    paths.map((path) => ['error', `The link "${origin}${path}" fails: the host closed the connection.`]),
  );
  expect(new Set(asked).size).toBeLessThanOrEqual(3);
});

test('a host whose first pages redirect without end is still asked for the others', async () => {
  const origin = await serve(({ url = '' }, response) => {
    if (url === '/ok') response.end();
    else response.writeHead(302, { Location: url }).end();
  });
  const links = await check(['/a', '/b', '/ok'].map((path) => origin + path));
  expect(countAnswers(links)).toEqual({ 200: 1, 'no answer': 2 });
});

test('if no host answers, that is one error', async () => {
  const [one, two] = [await findClosed(), await findClosed()];
  expect(messages(await check([`${one}/x`, `${two}/y`, `${one}/z`]))).toEqual([
    ['error', 'None of the 2 hosts that the site links to responds.'],
  ]);
});

test('good answers hold for the day, and what was wrong is asked for again', async () => {
  const asked: string[] = [];
  const origin = await serve((request, response) => {
    asked.push(request.url ?? '');
    response
      .writeHead(request.url === '/gone' ? 404 : 200, { 'Content-Type': 'text/html' })
      .end('<p id="a"><p id="b">');
  });
  const cache = createCache();
  const run = (urls: string[], day = DAY) =>
    check(
      urls.map((url) => origin + url),
      { cache, day },
    );
  await run(['/ok', '/page#a', '/page#none', '/gone']);
  asked.length = 0;
  const links = await run(['/ok', '/page#a', '/gone']);
  expect(asked).toEqual(['/page', '/gone']);
  expect(countAnswers(links)).toEqual({ 200: 2, 404: 1 });
  asked.length = 0;
  await run(['/page#a', '/page#b']);
  expect(asked).toEqual(['/page']);
  asked.length = 0;
  await run(['/ok', '/page#a'], '2026-11-30');
  expect(asked).toEqual(['/ok', '/page']);
});

test('as warnings nothing fails, and switched off nothing is reported', async () => {
  const links = await check([`${await findClosed()}/x`]);
  expect(reportLinks(links, 'warn').map(({ severity }) => severity)).toEqual(['warning']);
  expect(reportLinks(links, 'off')).toEqual([]);
});
