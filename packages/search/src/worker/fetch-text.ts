/** The fetching of search files from the site. */

/** Fails on any status but 2xx: a host may answer a missing file with a page. */
export async function fetchText(url: string, cache?: 'no-cache'): Promise<string> {
  const response = await fetch(url, cache && { cache });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.text();
}
