/** Owns what of a site's bundler configuration has a field here: where modules are, stylesheets, elements of the head. */
import { change, type Fields, find, isFields, put, take } from '../config/fields.ts';
import { isCompiling, PLUGINS_FIELD, POSTCSS_FIELD } from './bundler-plugins.ts';

/** What it takes over is taken out; the rest stays where it is, to be named. */
export function adoptBundlerOptions(config: Fields) {
  adoptAlias(config);
  adoptStyles(config);
  adoptHeadOptions(config);
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

/** Elements with a text in them are scripts, which `head` does not take. */
function adoptHeadOptions(config: Fields) {
  const meta = find(config, 'builderConfig.html.meta');
  const tags = [find(config, 'builderConfig.html.tags') ?? []].flat();
  const metaElements = Object.entries(isFields(meta) ? meta : {}).flatMap(readMeta);
  const read = tags.map((tag) => ({ tag, element: readTag(tag) }));
  const elements = [...metaElements, ...read.flatMap(({ element }) => (element ? [element] : []))];
  if (elements.length === 0) return;
  put(config, 'head', [...elements, ...[config.head ?? []].flat()]);
  put(config, 'builderConfig.html.meta', {});
  put(
    config,
    'builderConfig.html.tags',
    read.flatMap(({ tag, element }) => (element ? [] : [tag])),
  );
}

type HeadElement = [tag: string, attributes: Record<string, string>];

function readMeta([name, value]: [string, unknown]): HeadElement[] {
  if (typeof value === 'string') return [['meta', { name, content: value }]];
  const attributes = readAttributes(value);
  return attributes ? [['meta', attributes]] : [];
}

function readTag(tag: unknown): HeadElement | undefined {
  if (!isFields(tag) || typeof tag.tag !== 'string' || tag.children !== undefined || tag.head === false)
    return undefined;
  const attributes = readAttributes(tag.attrs ?? {});
  return attributes && [tag.tag, attributes];
}

/** Undefined where one of them is no text. */
function readAttributes(value: unknown): Record<string, string> | undefined {
  if (!isFields(value)) return undefined;
  const attributes: Record<string, string> = {};
  for (const [name, text] of Object.entries(value)) {
    if (text === false || text === undefined) continue;
    if (typeof text !== 'string' && text !== true) return undefined;
    attributes[name] = text === true ? '' : text;
  }
  return attributes;
}
