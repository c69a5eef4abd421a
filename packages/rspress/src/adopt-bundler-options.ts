/** What of a site's bundler configuration has a field here: where modules are, stylesheets, elements of the head. */
import { type Fields, isFields } from '@quire/markdown/fields';
import { adoptBundlerHead } from './adopt-head.ts';
import { isCompiling, PLUGINS_FIELD, POSTCSS_FIELD } from './bundler-plugins.ts';
import { change, find, put, take } from './fields.ts';

/** What it takes over is taken out; the rest stays where it is, to be named. */
export function adoptBundlerOptions(config: Fields) {
  adoptAlias(config);
  adoptStyles(config);
  adoptBundlerHead(config);
  // Names that are defined are collected from the configuration as written, together with those of plugins.
  if (isFields(find(config, 'builderConfig.source.define'))) take(config, 'builderConfig.source.define');
  // What compiles modules is collected from there as well.
  take(config, POSTCSS_FIELD);
  change(config, PLUGINS_FIELD, (plugins) =>
    Array.isArray(plugins) ? plugins.filter((each) => !isCompiling(each)) : plugins,
  );
}

/** Where components are is said to the bundler there. */
function adoptAlias(config: Fields) {
  const renamed = take(config, 'builderConfig.source.alias');
  const alias = take(config, 'builderConfig.resolve.alias') ?? renamed;
  if (!isFields(alias)) return;
  const own = find(config, 'resolve.alias');
  const targets = Object.entries(alias).filter(([, target]) => typeof target === 'string');
  put(config, 'resolve.alias', { ...Object.fromEntries(targets), ...(isFields(own) && own) });
}

const STYLESHEET = /\.(?:css|scss|sass|less)$/;

/** Modules that precede every entry are mostly stylesheets, and the first ones of a page. */
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
