/** URLs outside of the site. (docs/behavior/navigation.md) */

/** Whether `target` is outside of the site: `https://`, `http://`, `mailto:`, `tel:` or `//host`. */
export function isExternalUrl(target: string): boolean {
  return /^(?:(?:https?:)?\/\/|(?:mailto|tel):)/i.test(target);
}

/** `www.example.com`, `example.com/page`; `https//example.com`, `http:/example.com` */
const HOST =
  /^(?:(www\..*|[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|io|dev|cn)(?![\w.-]).*)|https?(?::\/?|\/\/)(?!\/)([\w-]+\..*))$/i;

/** Help for a target that cannot be meant as it is written. */
export function explainTarget(target: string): string | undefined {
  if (/\\|%5C/i.test(target)) return 'Write "/" between folders, not a backslash.';
  const [, named, schemed = named] = HOST.exec(target) ?? [];
  return schemed === undefined ? undefined : `If it is on another host, write "https://${schemed}".`;
}

/** The parts of a URL as written: `/guide`, `?q=1`, `#part`. */
export function splitUrl(url: string): { path: string; query: string; hash: string } {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [];
  return { path, query, hash };
}

/** The base path, which every document contains. */
export function findBase(html: string): string {
  return /<html\b[^>]*\sdata-base="(\/(?:[^"]*\/)?)"/.exec(html)?.[1] ?? '/';
}
