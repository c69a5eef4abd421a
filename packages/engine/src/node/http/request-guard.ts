/**
 * Decides which requests a local server answers. It protects against DNS rebinding, and against other sites that read an
 * author's drafts.
 */
import type { IncomingHttpHeaders } from 'node:http';
import { isIP } from 'node:net';

export interface GuardOptions {
  /** The host on which the server listens. */
  host: string;
}

/** Why a request is rejected because of its host name; undefined if the name is allowed. */
export function findHostRefusal(headers: IncomingHttpHeaders, { host }: GuardOptions): string | undefined {
  const name = parseHostName(headers.host);
  if (name !== undefined && isAllowedHost(name, host)) return undefined;
  return `This server does not accept requests for the host "${name ?? ''}". Start it with that name as --host, or let the proxy in front of it send "Host: localhost".`;
}

/** Why a request is rejected, because of its host name or origin; undefined if it is allowed. */
export function findRefusal(headers: IncomingHttpHeaders, options: GuardOptions): string | undefined {
  const refusal = findHostRefusal(headers, options);
  if (refusal !== undefined) return refusal;
  // Only pages of this server may send requests.
  const { origin } = headers;
  if (origin !== undefined && origin !== `http://${headers.host}`) return 'Requests from other sites are not allowed.';
  const site = headers['sec-fetch-site'];
  const isCrossSite = site !== undefined && site !== 'same-origin' && site !== 'none';
  if (isCrossSite && headers['sec-fetch-mode'] !== 'navigate') return 'Requests from other sites are not allowed.';
  return undefined;
}

/**
 * Allows names of this machine and the configured host. IP addresses are always allowed, because DNS rebinding needs a
 * name.
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

/** Without port and brackets; undefined if it is not a host. */
function parseHostName(host: string | undefined): string | undefined {
  const match = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::\d+)?$/i.exec(host ?? '');
  return (match?.[1] ?? match?.[2])?.toLowerCase();
}
