/** Opens and closes a local server, on the next free port if necessary. */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createUserError } from '@quire/markdown/diagnostics';

export interface ListenOptions {
  /** The first port to try; 0 takes any free one. */
  port: number;
  host: string;
}

/** How many further ports are tried. */
const PORT_TRIES = 50;

/**
 * How long an idle connection stays open. A request that arrives while the server closes the connection is lost, which
 * happened with Node's default of 5 s whenever a page took longer than that to render.
 */
const IDLE_CONNECTION_MS = 120_000;

/**
 * Resolves to the port: the requested one, or the next free one.
 * @throws UserError if none is free
 */
export function listen(server: Server, { port, host }: ListenOptions, tries = PORT_TRIES): Promise<number> {
  server.keepAliveTimeout = IDLE_CONNECTION_MS;
  return new Promise((done, fail) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') return fail(error);
      if (tries === 0)
        return fail(
          createUserError('command', `All ports up to ${port} are in use.`, { help: 'Choose another with --port.' }),
        );
      return done(listen(server, { port: port + 1, host }, tries - 1));
    };
    server.once('error', refuse);
    server.listen(port, host, () => {
      server.off('error', refuse);
      done((server.address() as AddressInfo).port);
    });
  });
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
