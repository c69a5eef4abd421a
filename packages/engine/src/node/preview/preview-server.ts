/**
 * `quire preview`: serves a built site like a good static host.
 * It uses only node:http: `sirv` has neither canonical redirects nor `_headers` nor compression, and integrating it would
 * take more code than it saves.
 */
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { negotiate } from '@fastify/accept-negotiator';
import fresh from 'fresh';
import { findByteRange } from '../http/byte-range.ts';
import { findContentType } from '../http/content-type.ts';
import {
  closeServer,
  failResponse,
  formatHost,
  listen,
  type SiteServer,
  type SiteServerOptions,
} from '../http/listen.ts';
import { findHostRefusal } from '../http/request-guard.ts';
import { type Answer, answerRequest } from './answer.ts';
import { type BodyCache, createBodyCache, type Encoding } from './body-cache.ts';
import { createSiteLoader, type SiteLoader } from './hosted-site.ts';

/** In order of preference. */
const ENCODINGS: Encoding[] = ['br', 'gzip', 'identity'];

/** Serves a built site until it is closed. Throws a UserError if there is no site or no free port. */
export async function startPreview({ dir, port, host }: SiteServerOptions): Promise<SiteServer> {
  const root = resolve(dir);
  const loader = await createSiteLoader(root);
  const origin = { root, loader, bodies: createBodyCache(root) };
  const server = createServer((request, response) => {
    const refusal = findHostRefusal(request.headers, { host });
    if (refusal !== undefined) return void response.writeHead(403, PLAIN).end(`${refusal}\n`);
    serve({ request, response, origin }).catch((error: unknown) => failResponse(response, error));
  });
  const taken = await listen(server, { port, host });
  const { base } = await loader.load();
  return { url: `http://${formatHost(host)}:${taken}${base}`, close: () => closeServer(server) };
}

interface Origin {
  root: string;
  loader: SiteLoader;
  bodies: BodyCache;
}

const PLAIN = { 'Content-Type': 'text/plain' };

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  origin: Origin;
}

async function serve({ request, response, origin }: Exchange): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const answer = await findAnswer(request.url ?? '/', origin);
  if (answer.kind === 'file') return sendFile(answer, { request, response, origin });
  if (answer.kind === 'redirect') {
    response.writeHead(answer.status, { ...answer.headers, Location: answer.location }).end();
    return;
  }
  response.writeHead(answer.status, { ...answer.headers, ...PLAIN }).end(`${answer.status}\n`);
}

/** Retries with a fresh scan: a missing file may have been built, and a known one may have been removed. */
async function findAnswer(target: string, { root, loader }: Origin): Promise<Answer> {
  const answer = answerRequest(target, await loader.load());
  const isGone = answer.kind === 'file' && !existsSync(join(root, answer.file));
  return answer.status === 404 || isGone ? answerRequest(target, await loader.load({ fresh: true })) : answer;
}

async function sendFile(answer: Answer & { kind: 'file' }, { request, response, origin }: Exchange): Promise<void> {
  // A range refers to bytes of the uncompressed file.
  const isRange = answer.status === 200 && request.headers.range !== undefined;
  const accepted = header(request, 'accept-encoding')?.toLowerCase() ?? '';
  const encoding = isRange ? 'identity' : (negotiate(accepted, ENCODINGS) ?? 'identity');
  const body = await origin.bodies.load(answer.file, encoding);
  const type = findContentType(answer.file);
  const headers = {
    'Content-Type': type.value,
    'Accept-Ranges': 'bytes',
    ...(type.compressible && { Vary: 'Accept-Encoding' }),
    ...(body.encoding !== 'identity' && { 'Content-Encoding': body.encoding }),
    ...answer.headers,
    ETag: body.etag,
  };
  if (answer.status === 200 && fresh({ 'if-none-match': header(request, 'if-none-match') }, { etag: body.etag })) {
    response.writeHead(304, headers).end();
    return;
  }
  const size = body.bytes.length;
  const range = isRange ? findByteRange(request.headers, { size, etag: body.etag }) : undefined;
  if (range === 'unsatisfiable') {
    response.writeHead(416, { ...answer.headers, ...PLAIN, 'Content-Range': `bytes */${size}` }).end('416\n');
    return;
  }
  const bytes = range ? body.bytes.subarray(range.start, range.end + 1) : body.bytes;
  const status = range ? 206 : answer.status;
  const part = range && { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` };
  response.writeHead(status, { ...headers, ...part, 'Content-Length': bytes.length });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

function header(request: IncomingMessage, name: 'accept-encoding' | 'if-none-match'): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(',') : value;
}
