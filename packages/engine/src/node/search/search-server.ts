/** Owns `quire search-server`: a service that speaks Algolia's protocol, answered by the site's own records. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { handleQueries } from '@quire/search/records';
import { openSiteSearches } from './site-search.ts';

export interface SearchServer {
  url: string;
  close(): Promise<void>;
}

/** A body larger than this many bytes is no question. */
const BODY_BYTES_MAX = 256 * 1024;

/** @param options `port` 0 takes any free one */
export async function startSearchServer({
  dir,
  port,
  host,
}: {
  dir: string;
  port: number;
  host: string;
}): Promise<SearchServer> {
  const searches = await openSiteSearches(dir);
  const engines = new Map(searches.map(({ lang, engine }) => [lang, engine]));
  const server = createServer(async (request, response) => {
    try {
      const body = await readBody(request);
      const answer = await handleQueries(engines, { method: request.method ?? 'GET', url: request.url ?? '/', body });
      response.writeHead(answer.status, answer.headers).end(answer.body);
    } catch {
      response
        .writeHead(413, { 'content-type': 'application/json' })
        .end('{"message":"The question is too long.","status":413}');
    }
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  const { port: taken } = server.address() as AddressInfo;
  return { url: `http://${host}:${taken}`, close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > BODY_BYTES_MAX) throw new Error('too long');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
