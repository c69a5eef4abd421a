/** A host on this machine that takes uploads as Algolia does: writes are tasks, and an index can be moved over another. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordHost {
  /** Without a path. */
  url: string;
  /** Records by index. */
  indexes: Map<string, Array<Record<string, unknown>>>;
  /** Keys that requests came with. */
  keys: Set<string>;
  /** Called before each request is carried out; a status refuses it. */
  onRequest: (method: string, path: string) => number | undefined;
  close(): Promise<void>;
}

export async function startRecordHost(): Promise<RecordHost> {
  const host: RecordHost = {
    url: '',
    indexes: new Map(),
    keys: new Set(),
    onRequest: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://host');
    const method = request.method ?? '';
    host.keys.add(url.searchParams.get('x-algolia-api-key') ?? '');
    const body = await readJson(request);
    const status = host.onRequest(method, url.pathname);
    const answer = status === undefined ? carryOut(host.indexes, { method, path: url.pathname, body }) : {};
    response.writeHead(status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  host.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return host;
}

interface Write {
  method: string;
  path: string;
  body: Record<string, unknown>;
}

function carryOut(indexes: RecordHost['indexes'], { method, path, body }: Write): object {
  const [, , , index = '', action = ''] = path.split('/').map(decodeURIComponent);
  if (action === 'task') return { status: 'published' };
  if (method === 'DELETE') indexes.delete(index);
  if (action === 'batch') {
    const added = (body.requests as Array<{ body: Record<string, unknown> }>).map((request) => request.body);
    indexes.set(index, [...(indexes.get(index) ?? []), ...added]);
  }
  if (action === 'operation') {
    indexes.set(String(body.destination), indexes.get(index) ?? []);
    indexes.delete(index);
  }
  return { taskID: 1 };
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array));
  const text = Buffer.concat(chunks).toString();
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>);
}
