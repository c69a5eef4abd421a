/** The server of `quire dev`. */

import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { DEV_EVENTS_PATH } from '@quire/client/contract';
import { formatText } from '../diagnostics/report-formats.ts';
import { findByteRange } from '../http/byte-range.ts';
import {
  closeServer,
  failResponse,
  formatHost,
  listen,
  type SiteServer,
  type SiteServerOptions,
} from '../http/listen.ts';
import { findRefusal } from '../http/request-guard.ts';
import { listKept } from '../site-config/import-config.ts';
import { answerBroken, answerRequest, type DevAnswer } from './answer-request.ts';
import { createDiagnosticLog } from './diagnostic-log.ts';
import { createEventChannel } from './event-channel.ts';
import { listDiagnostics } from './list-diagnostics.ts';
import { createRestartingSite, type RestartingSite, type SiteState } from './restarting-site.ts';

export interface DevOptions extends SiteServerOptions {
  /** Receives diagnostics, and messages about reloads of the configuration. */
  log?: (message: string) => void;
}

export interface DevServer extends SiteServer {
  /** Prepares for the first page before it is requested. */
  warmUp(): Promise<void>;
}

function describeReload(changed: readonly string[]): string {
  const kept = listKept(changed).map((file) => basename(file));
  const reloaded = 'The configuration was reloaded.';
  if (kept.length === 0) return reloaded;
  return `${reloaded} Node.js 20 may keep the old state of ${kept.join(', ')}: start the server again to be sure.`;
}

/** Serves a site until it is closed. @throws UserError if its configuration is invalid or it cannot listen */
export async function startDev({ dir, port, host, log = () => undefined }: DevOptions): Promise<DevServer> {
  const channel = createEventChannel();
  const diagnostics = createDiagnosticLog(log);
  const site = await createRestartingSite(dir, {
    onChange: () => channel.send(site.get().state),
    onDiagnostics: (found) => diagnostics.note(found),
    onRestart: (error, changed) => log(error === undefined ? describeReload(changed) : formatErrors(error, site)),
  });

  const server = createServer((request, response) => {
    const refusal = findRefusal(request.headers, { host });
    if (refusal !== undefined)
      return sendAnswer(response, { status: 403, headers: PLAIN, body: `${refusal}\n` }, false);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return sendAnswer(response, { status: 405, headers: { ...PLAIN, Allow: 'GET, HEAD' }, body: '405\n' }, false);
    }
    const current = site.get();
    if (isEventStream(request, current)) return channel.connect(response, current.state);
    site
      .use((state) => answer(request, state))
      .then(
        (found) => {
          diagnostics.note(found.found);
          sendAnswer(response, selectRange(found, request), request.method === 'HEAD');
        },
        (error: unknown) => failResponse(response, error),
      );
  });
  const closeSite = () => {
    diagnostics.close();
    channel.close();
    return site.close();
  };
  const taken = await listen(server, { port, host }).catch(async (error: unknown) => {
    await closeSite();
    throw error;
  });
  return {
    url: `http://${formatHost(host)}:${taken}${site.get().live.config.base}`,
    warmUp: site.warmUp,
    async close() {
      await closeServer(server);
      await closeSite();
    },
  };
}

const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8' };

function isEventStream({ url }: IncomingMessage, { live }: SiteState): boolean {
  return url === live.config.base + DEV_EVENTS_PATH;
}

/** While the configuration is invalid, every page shows its errors. */
async function answer({ url = '/' }: IncomingMessage, { live, state, error }: SiteState): Promise<DevAnswer> {
  if (error === undefined) return answerRequest(url, live);
  // The terminal has shown them when the configuration was loaded.
  const { found: _, ...answered } = answerBroken(error, live, { about: url, revision: state.revision });
  return answered;
}

/** Safari plays only videos of which it gets ranges. */
function selectRange(answer: DevAnswer, { headers }: IncomingMessage): DevAnswer {
  if (answer.status !== 200 || headers.range === undefined) return answer;
  const bytes = Buffer.from(answer.body);
  const size = bytes.length;
  const range = findByteRange(headers, { size, etag: '' });
  if (range === undefined) return answer;
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...PLAIN, 'Content-Range': `bytes */${size}` }, body: '416\n' };
  const part = { 'Content-Range': `bytes ${range.start}-${range.end}/${size}` };
  return { status: 206, headers: { ...answer.headers, ...part }, body: bytes.subarray(range.start, range.end + 1) };
}

/** Responses are not cached. */
function sendAnswer(response: ServerResponse, { status, headers, body }: DevAnswer, headOnly: boolean): void {
  const own = {
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'no-store',
    'Accept-Ranges': 'bytes',
  };
  response.writeHead(status, { ...headers, ...own, 'Content-Length': Buffer.byteLength(body) });
  response.end(headOnly ? undefined : body);
}

function formatErrors(error: unknown, site: RestartingSite): string {
  return listDiagnostics(error, site.get().live.config).map(formatText).join('\n');
}
