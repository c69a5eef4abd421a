import { escapePattern } from '@quire/markdown/escape-pattern';
import { decodeUrl } from '@quire/markdown/percent-decoding';
import type { ResolvedConfig } from './resolved-config.ts';

/** Whether the check ignores a link or image. `*` in a pattern matches any text; escapes do not matter. */
export function isIgnoredTarget(target: string, { ignoredTargets }: Pick<ResolvedConfig, 'ignoredTargets'>): boolean {
  if (typeof ignoredTargets === 'function') return ignoredTargets(target);
  return ignoredTargets.some((pattern) => matches(target, pattern));
}

function matches(target: string, pattern: string): boolean {
  const [url, parts] = [toPlain(target), toPlain(pattern).split('*').map(escapePattern)];
  return new RegExp(`^${parts.join('.*')}$`, 's').test(url);
}

function toPlain(url: string): string {
  return decodeUrl(url).normalize();
}
