/**
 * Merges the declarative parts of Rspress plugins into the configuration of the site: stylesheets, and the supported
 * parts of their `builderConfig`. The plugins are not run.
 */
import { type Fields, isFields } from '@quire/markdown/fields';
import { mergeValues } from './config-stand-ins.ts';
import { find, put } from './fields.ts';

/** Other options in the `builderConfig` of a plugin are ignored without a warning, because authors cannot change them. */
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

/** @param written the export of the site, whose own options take precedence */
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

/** Leaves out functions for aliases, which would replace the aliases of other plugins. */
function pickParts(config: Fields): Fields {
  const parts: Fields = {};
  for (const path of PARTS) {
    const value = find(config, path);
    if (value !== undefined && !(path.endsWith('.alias') && !isFields(value))) put(parts, path, value);
  }
  return parts;
}
