/** Replaces plugins that render formulas with `markdown.formulas`. */
import { type Fields, isFields } from '@quire/markdown/fields';
import { find, put, take } from './fields.ts';

const FORMULAS = /katex|mathjax|remark-?math/i;

export function adoptFormulas(config: Fields) {
  let isWanted = false;
  for (const path of ['plugins', 'markdown.remarkPlugins', 'markdown.rehypePlugins']) {
    const entries = find(config, path);
    if (!Array.isArray(entries)) continue;
    const others = entries.filter((entry) => !FORMULAS.test(nameOf(entry)));
    if (others.length === entries.length) continue;
    isWanted = true;
    if (others.length === 0) take(config, path);
    else put(config, path, others);
  }
  if (isWanted && find(config, 'markdown.formulas') === undefined) put(config, 'markdown.formulas', true);
}

/** An entry with options is a list: `[remarkMath, {…}]`. */
function nameOf(entry: unknown): string {
  const [plugin] = [entry].flat(Number.POSITIVE_INFINITY);
  const isNamed = isFields(plugin) || typeof plugin === 'function';
  return isNamed ? String((plugin as { name?: unknown }).name ?? '') : '';
}
