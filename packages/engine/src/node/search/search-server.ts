/** The server of `quire search-server`: answers Algolia's protocol with the site's records. */
import { createServer, type IncomingMessage } from 'node:http';
import { type HttpResponse, handleQueries } from '@quire/search/records';
import { closeServer, formatHost, listen, type SiteServer, type SiteServerOptions } from '../http/listen.ts';
import { openSiteSearches, type SiteSearch } from './site-search.ts';

/** Maximum size of a request body. */
const BODY_BYTES_MAX = 256 * 1024;

export async function startSearchServer({ dir, port, host }: SiteServerOptions): Promise<SiteServer> {
  const searches = await openSiteSearches(dir);
  const server = createServer((request, response) => {
    const send = ({ status, headers, body }: HttpResponse) => response.writeHead(status, headers).end(body);
    answer(request, searches).then(send, (error: unknown) => {
      console.error(error);
      send(refuse(500, 'The search failed.'));
    });
  });
  const taken = await listen(server, { port, host });
  return { url: `http://${formatHost(host)}:${taken}`, close: () => closeServer(server) };
}

async function answer(request: IncomingMessage, searches: SiteSearch[]): Promise<HttpResponse> {
  const body = await readBody(request);
  // The rest of the body is not read, so no other request can follow.
  if (body === undefined) return refuse(413, 'The request body is too large.', { connection: 'close' });
  return handleQueries(searches, { method: request.method ?? 'GET', url: request.url ?? '/', body });
}

function refuse(status: number, message: string, headers: Record<string, string> = {}): HttpResponse {
  return {
    status,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ message, status }),
  };
}

/** Undefined if it is too large. */
async function readBody(request: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array);
    size += bytes.length;
    if (size > BODY_BYTES_MAX) return undefined;
    chunks.push(bytes);
  }
  return Buffer.concat(chunks).toString('utf8');
}
