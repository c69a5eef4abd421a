/**
 * Decides which requests a local server answers. A name that somebody else's DNS leads to this machine must not read
 * what it serves, and another site must not read an author's drafts.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export interface GuardOptions {
  /** The host that the server was asked to listen on. */
  host: string;
}

/** Why a request is refused for the name it was sent to; undefined for a name of this server. */
export function findHostRefusal(headers: IncomingHttpHeaders, { host }: GuardOptions): string | undefined {
  const name = parseHostName(headers.host);
  if (name !== undefined && isAllowedHost(name, host)) return undefined;
  return `This server does not answer under the name "${name ?? ''}". Start it with --host to name another.`;
}

/** Why a request is refused, for its name or for the site that sends it; undefined for one that is answered. */
export function findRefusal(headers: IncomingHttpHeaders, options: GuardOptions): string | undefined {
  const refusal = findHostRefusal(headers, options);
  if (refusal !== undefined) return refusal;
  // Browsers name the page that asks; only a page of this very server may.
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`) return 'Another site asks for this.';
  const site = headers['sec-fetch-site'];
  const isCrossSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isCrossSite && headers['sec-fetch-mode'] !== 'navigate') return 'Another site asks for this.';
  return undefined;
}

/**
 * Names of this machine, and the one that the author named. A URL is never a name that somebody else's DNS leads
 * here, so a server that is open to the network answers under all of its addresses.
 */
function isAllowedHost(name: string, host: string): boolean {
  if (name === 'localhost' || name.endsWith('.localhost') || name === host.toLowerCase()) return true;
  if (isLoopback(name)) return true;
  return !isLoopbackHost(host) && isIP(name) !== 0;
}

export function isLoopbackHost(host: string): boolean {
  return host === 'localhost' || isLoopback(host);
}

function isLoopback(address: string): boolean {
  return address === '::1' || (isIP(address) === 4 && address.startsWith('127.'));
}

/** Without port and brackets; undefined for what is not a host. */
function parseHostName(host: string | undefined): string | undefined {
  const match = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i.exec(host ?? '');
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}
