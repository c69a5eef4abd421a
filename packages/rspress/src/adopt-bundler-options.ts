/** Converts the parts of `builderConfig` that have an equivalent: aliases, stylesheets, elements of the head. */
import { type Fields, isFields } from '@quire/markdown/fields';
import { adoptBundlerHead } from './adopt-head.ts';
import { FALLBACK_FIELD, isCompiling, PLUGINS_FIELD, POSTCSS_FIELD } from './bundler-plugins.ts';
import { change, find, put, take } from './fields.ts';

/** Removes the converted options from `config`. The others are left in it, to be listed in a warning. */
export function adoptBundlerOptions(config: Fields) {
  adoptAlias(config);
  adoptStyles(config);
  adoptBundlerHead(config);
  // site-defines.ts collects the defined names, together with those of plugins, from the original configuration.
  if (isFields(find(config, 'builderConfig.source.define'))) take(config, 'builderConfig.source.define');
  // bundler-plugins.ts collects the plugins that compile modules from there too.
  take(config, POSTCSS_FIELD);
  if (isFields(find(config, FALLBACK_FIELD))) take(config, FALLBACK_FIELD);
  change(config, PLUGINS_FIELD, (plugins) =>
    Array.isArray(plugins) ? plugins.filter((each) => !isCompiling(each)) : plugins,
  );
}

/** In Rspress, aliases are an option of the bundler. */
function adoptAlias(config: Fields) {
  const renamed = take(config, 'builderConfig.source.alias');
  const alias = take(config, 'builderConfig.resolve.alias') ?? renamed;
  if (!isFields(alias)) return;
  const own = find(config, 'resolve.alias');
  const targets = Object.entries(alias).filter(([, target]) => typeof target === 'string');
  put(config, 'resolve.alias', { ...Object.fromEntries(targets), ...(isFields(own) && own) });
}

const STYLESHEET = /\.(?:css|scss|sass|less)$/;

/** `preEntry` lists modules to load before every entry, mostly stylesheets: they precede all others. */
function adoptStyles(config: Fields) {
  const entries = [find(config, 'builderConfig.source.preEntry') ?? []].flat();
  const isStylesheet = (file: unknown) => typeof file === 'string' && STYLESHEET.test(file);
  const styles = entries.filter(isStylesheet);
  if (styles.length === 0) return;
  put(config, 'globalStyles', [...styles, ...[config.globalStyles ?? []].flat()]);
  put(
    config,
    'builderConfig.source.preEntry',
    entries.filter((file) => !isStylesheet(file)),
  );
}
