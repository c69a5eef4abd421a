/** Reads the list of published routes: one on each line, and comments after a "#". */
import { decodePath } from '@quire/markdown/percent-decoding';

export interface PublishedUrl {
  route: string;
  line: number;
}

export function parsePublishedUrls(text: string): PublishedUrl[] {
  return text.split('\n').flatMap((written, index) => {
    const route = decodePath(written.replace(/#.*$/, '').trim());
    return route === '' ? [] : [{ route, line: index + 1 }];
  });
}

/** Sorted for small diffs; in a list with comments, new routes are at the end. */
export function addPublishedUrls(text: string, added: readonly string[]): string {
  if (text.includes('#')) return `${[text.trimEnd(), ...added].join('\n')}\n`;
  const lines = [...text.split('\n').filter((line) => line.trim() !== ''), ...added];
  return `${lines.sort().join('\n')}\n`;
}
