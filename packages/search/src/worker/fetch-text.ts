/** Rejects for any status but 2xx: a host may answer with a 404 page. */
export async function fetchText(url: string, cache?: 'no-cache'): Promise<string> {
  const response = await fetch(url, cache && { cache });
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);
  return response.text();
}
