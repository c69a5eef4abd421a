/** Opens and closes a local server, on the next free port if necessary. */
import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import { type AddressInfo, createServer, type Server as NetServer } from 'node:net';
import { createUserError } from '@quire/markdown/diagnostics';

export interface ListenOptions {
  /** The first port to try; 0 takes any free one. */
  port: number;
  /** `localhost` restricts access to this machine. */
  host: string;
}

export interface SiteServerOptions extends ListenOptions {
  /** The folder of the site, or of its output. */
  dir: string;
}

export interface SiteServer {
  /** The URL of the home page. */
  url: string;
  close(): Promise<void>;
}

export const PORT_MAX = 65_535;

/** How many further ports are tried. */
const PORT_TRIES = 50;

/**
 * How long an idle connection stays open. A request that arrives while the server closes the connection is lost, which
 * happened with Node's default of 5 s whenever a page took longer than that to render.
 */
const IDLE_CONNECTION_MS = 120_000;

/** Why a server cannot listen, and how to fix it. */
const REFUSALS: Readonly<Record<string, (options: ListenOptions) => [message: string, help: string]>> = {
  EADDRINUSE: ({ port }) => [`All ports up to ${port} are in use.`, 'Choose another with --port.'],
  EACCES: ({ port }) => [`You are not allowed to use port ${port}.`, 'Choose another with --port, from 1024 on.'],
  EADDRNOTAVAIL: ({ host }) => [`"${host}" is not an address of this machine.`, HOST_HELP],
  ENOTFOUND: ({ host }) => [`There is no host with the name "${host}".`, HOST_HELP],
  EAI_AGAIN: ({ host }) => [`The address of the host "${host}" cannot be found.`, HOST_HELP],
};

const HOST_HELP = 'Choose another with --host: localhost, or 0.0.0.0 for all addresses of this machine.';

/**
 * Resolves to the port: the requested one, or the next free one.
 * @throws UserError if none is free, or if the host is not this machine
 */
export async function listen(server: Server, { port, host }: ListenOptions, tries = PORT_TRIES): Promise<number> {
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  return open(server, port, host).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE' && tries > 0 && port < PORT_MAX)
      return listen(server, { port: port + 1, host }, tries - 1);
    const refusal = REFUSALS[error.code ?? '']?.({ port, host });
    throw refusal ? createUserError('command', refusal[0], { help: refusal[1] }) : error;
  });
}

/** Browsers may request either address of `localhost`, so both must be free. */
async function open(server: NetServer, port: number, host: string): Promise<number> {
  if (host === 'localhost') for (const address of LOOPBACK_ADDRESSES) await checkFree(port, address);
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
}

const LOOPBACK_ADDRESSES = ['127.0.0.1', '::1'];

/** A machine may have only one of the addresses. */
async function checkFree(port: number, address: string): Promise<void> {
  const probe = createServer();
  await open(probe, port, address).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw error;
  });
  if (probe.listening) await once(probe.close(), 'close');
}

/** The host for a URL that a browser on this machine can open. */
export function formatHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}

export function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done, fail) => server.close((error) => (error ? fail(error) : done())));
}

export function failResponse(response: ServerResponse, error: unknown): void {
  console.error(error);
  if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain' });
  response.end('500\n');
}
