import { escapePattern } from '@quire/markdown/escape-pattern';
import type { ResolvedConfig } from './resolved-config.ts';

/** Whether the check ignores a link or image, as written. `*` in a pattern matches any text. */
export function isIgnoredTarget(target: string, { ignoredTargets }: Pick<ResolvedConfig, 'ignoredTargets'>): boolean {
  if (typeof ignoredTargets === 'function') return ignoredTargets(target);
  return ignoredTargets.some((pattern) => matches(target, pattern));
}

function matches(target: string, pattern: string): boolean {
  const parts = pattern.split('*').map(escapePattern);
  return new RegExp(`^${parts.join('.*')}$`, 's').test(target);
}
