/**
 * What plugins for Rspress say without being run: stylesheets, and what of their bundler configuration has a
 * meaning here. It is read as if the site itself had written it.
 */
import { type Fields, isFields } from '@quire/markdown/fields';
import { mergeValues } from './config-stand-ins.ts';
import { find, put } from './fields.ts';

/** The rest of a plugin's bundler configuration is not the site's to change: nothing is said about it. */
const PARTS = [
  'html.meta',
  'html.tags',
  'plugins',
  'resolve.alias',
  'source.alias',
  'source.define',
  'source.preEntry',
  'tools.postcss',
];

/** @param written as the site exports it; what it says itself comes last, and wins */
export function addPluginParts(written: unknown): unknown {
  if (!isFields(written)) return written;
  const plugins = [written.plugins ?? []].flat(Number.POSITIVE_INFINITY).filter(isFields);
  const configs = plugins.flatMap(({ builderConfig }) => (isFields(builderConfig) ? [pickParts(builderConfig)] : []));
  const styles = plugins.flatMap(({ globalStyles }) => (typeof globalStyles === 'string' ? [globalStyles] : []));
  return {
    ...written,
    ...(configs.length > 0 && { builderConfig: [...configs, written.builderConfig].reduce(mergeValues) }),
    ...(styles.length > 0 && { globalStyles: [...styles, ...[written.globalStyles ?? []].flat()] }),
  };
}

/** A function that changes the bundler's own paths would take the place of those that others name. */
function pickParts(config: Fields): Fields {
  const parts: Fields = {};
  for (const path of PARTS) {
    const value = find(config, path);
    if (value !== undefined && !(path.endsWith('.alias') && !isFields(value))) put(parts, path, value);
  }
  return parts;
}
