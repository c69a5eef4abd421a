/**
 * Owns which requests the dev server answers: those that a browser on this machine, or a person, makes for a page of
 * this server. Another site must neither read the author's drafts nor reach this server under a name of its own.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export interface GuardOptions {
  /** The host that the server was asked to listen on. */
  host: string;
}

/** Why a request is refused; undefined for one that is answered. */
export function findRefusal(headers: IncomingHttpHeaders, { host }: GuardOptions): string | undefined {
  const name = parseHostName(headers.host);
  if (name === undefined || !isAllowedHost(name, host)) {
    return `This server does not answer under the name "${name ?? ''}". Start it with --host to name another.`;
  }
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
