/** Reads the files of a site from its host only. */
import { createUserError, describeFailure, type UserError } from '@quire/markdown/diagnostics';
import { HOST_TIMEOUT_MS, KEPT_MS, REDIRECTS_MAX } from './constants.ts';
import type { SiteSource } from './site-source.ts';

/** @param homeUrl with a trailing slash */
export function createHostSource(homeUrl: string): SiteSource {
  const kept = new Map<string, { at: number; text: Promise<string | undefined> }>();
  return {
    name: homeUrl.slice(0, -1),
    find(path) {
      const known = kept.get(path);
      if (known && Date.now() - known.at < KEPT_MS) return known.text;
      const text = fetchFile(path, homeUrl);
      kept.set(path, { at: Date.now(), text });
      text.catch(() => kept.delete(path));
      return text;
    },
    async findRedirect(path) {
      const from = new URL(path, homeUrl);
      if (!from.href.startsWith(homeUrl)) return undefined;
      const { url, text } = await follow(from);
      return text === undefined || url.href === from.href ? undefined : url.href;
    },
  };
}

async function fetchFile(path: string, homeUrl: string): Promise<string | undefined> {
  const url = new URL(path, homeUrl);
  if (!url.href.startsWith(homeUrl)) return undefined;
  const text = await fetchText(url);
  // Some hosts respond with a document for missing files.
  return path.endsWith('.html') || !/^\s*<!doctype html/i.test(text ?? '') ? text : undefined;
}

/** Undefined if the file does not exist. @throws UserError if the host or the network fails */
export async function fetchText(url: URL): Promise<string | undefined> {
  return (await follow(url)).text;
}

/** The URL after all redirects, and its text. @throws UserError if the host or the network fails */
async function follow(url: URL): Promise<{ url: URL; text: string | undefined }> {
  let target = url;
  for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
    const { status, location, text } = await request(target);
    if (text !== undefined || status === 404 || status === 410) return { url: target, text };
    if (status < 300 || status >= 400 || location === null || !URL.canParse(location, target.href))
      throw createHostError(target, `responded with status ${status}.`, 'Try again later.');
    target = followRedirect(target, location);
  }
  throw createHostError(url, `redirects more than ${REDIRECTS_MAX} times.`, 'Check the URL in a browser.');
}

interface Answer {
  status: number;
  location: string | null;
  /** Undefined if the status is not successful. */
  text: string | undefined;
}

async function request(url: URL): Promise<Answer> {
  try {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(HOST_TIMEOUT_MS) });
    const text = response.ok ? await response.text() : undefined;
    return { status: response.status, location: response.headers.get('location'), text };
  } catch (error) {
    const reason = describeFailure(error, HOST_TIMEOUT_MS);
    throw createHostError(url, `cannot be reached: ${reason}.`, 'Check the network, and the URL in a browser.');
  }
}

/** Only follows redirects within the origin. */
function followRedirect(from: URL, location: string): URL {
  const to = new URL(location, from);
  if (to.origin === from.origin) return to;
  throw createHostError(
    from,
    `redirects to ${to.href}, on another origin.`,
    `If this is the site, run: quire mcp ${to.href}`,
  );
}

function createHostError(url: URL, what: string, help: string): UserError {
  return createUserError('command', `${url.href} ${what}`, { help });
}
