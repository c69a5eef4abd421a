/** Parses the rules of `_headers` and `_redirects`, and applies them like static hosts do. */

import { escapePattern } from '@quire/markdown/escape-pattern';

export interface HeaderRule {
  pattern: string;
  headers: Array<[name: string, value: string]>;
}

export interface RedirectRule {
  pattern: string;
  target: string;
  status: number;
}

export function formatHeaderRules(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) => [
    pattern,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    '',
  ]);
  return blocks.map((lines) => lines.join('\n')).join('\n');
}

export function formatRedirectRules(rules: readonly RedirectRule[]): string {
  return rules.map(({ pattern, target, status }) => `${pattern} ${target} ${status}\n`).join('');
}

/** A line without indentation is a pattern; the indented lines after it are its headers. */
export function parseHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of contentLines(text)) {
    const header = /^\s+([\w-]+):\s*(.+)$/.exec(line);
    if (header) rules.at(-1)?.headers.push([header[1] ?? '', (header[2] ?? '').trim()]);
    else if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
  }
  return rules;
}

/** `from to [status]` on each line; the default status is 301. */
export function parseRedirectRules(text: string): RedirectRule[] {
  return contentLines(text).flatMap((line) => {
    const [pattern, target, status = '301'] = line.trim().split(/\s+/);
    return pattern !== undefined && target !== undefined
      ? [{ pattern, target, status: Number.parseInt(status, 10) }]
      : [];
  });
}

/** The headers of all matching rules. Hosts join the values of a header from several rules. */
export function findHeaders(rules: readonly HeaderRule[], pathname: string): Record<string, string> {
  const matching = rules.filter((rule) => matchPattern(rule.pattern, pathname) !== undefined);
  const headers: Record<string, string> = {};
  for (const [name, value] of matching.flatMap((rule) => rule.headers))
    headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  return headers;
}

export interface Redirection {
  status: number;
  location: string;
}

/** Applies the first matching rule. A location is a path of this host unless the rule itself has another host. */
export function findRedirection(rules: readonly RedirectRule[], pathname: string): Redirection | undefined {
  for (const { pattern, target, status } of rules) {
    const values = matchPattern(pattern, pathname);
    if (values === undefined) continue;
    const location = target.replace(PLACEHOLDERS, (name, key: string) => values[key] ?? name);
    return { status, location: target.startsWith('/') ? location.replace(/^[/\\\t]+/, '/') : location };
  }
  return undefined;
}

/** Hosts read these in the path of a rule as the name of a part. */
const PLACEHOLDERS = /:([a-z]\w*)/gi;

/** Whether hosts read the path of a rule as one for several paths. */
export function isPattern(path: string): boolean {
  return path.includes('*') || path.search(PLACEHOLDERS) >= 0;
}

/** The values of `*` (as `splat`) and of each `:name`; undefined if the pattern does not match. */
function matchPattern(pattern: string, pathname: string): Record<string, string> | undefined {
  if (!/[*:]/.test(pattern)) return pattern === pathname ? {} : undefined;
  const source = escapePattern(pattern).replace(/\\\*/g, '(?<splat>.*)').replace(PLACEHOLDERS, '(?<$1>[^/]+)');
  const match = new RegExp(`^${source}$`).exec(pathname);
  return match ? { ...match.groups } : undefined;
}

function contentLines(text: string): string[] {
  return text.split(/\r?\n/).filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
}
