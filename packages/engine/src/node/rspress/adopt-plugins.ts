/** Owns what a site says to plugins that Quire does the work of: none of them is run. */
import { type Fields, find, put } from '../config/fields.ts';
import { isObject } from '../config/rules.ts';
import { findStandIn } from './config-stand-ins.ts';

const SITEMAP = /(?:^|\/)(?:rspress-)?plugin-sitemap$/;

/** A sitemap needs to know where the site is; nothing else of the plugin's options is different here. */
export function adoptPlugins(config: Fields) {
  const plugins = [config.plugins ?? []].flat(Number.POSITIVE_INFINITY);
  const sitemap = plugins.find((plugin) => SITEMAP.test(findStandIn(plugin)?.package ?? ''));
  const origin = findOrigin(findStandIn(sitemap)?.options);
  if (origin === undefined) return;
  put(
    config,
    'plugins',
    plugins.filter((plugin) => plugin !== sitemap),
  );
  if (find(config, 'siteUrl') === undefined) put(config, 'siteUrl', origin);
}

/** Under the names that such plugins have for it; a path behind it is the base of the site. */
function findOrigin(options: unknown): string | undefined {
  if (!isObject(options)) return undefined;
  const { siteUrl, domain } = options as { siteUrl?: unknown; domain?: unknown };
  const written = siteUrl ?? domain;
  return typeof written === 'string' && URL.canParse(written) ? new URL(written).origin : undefined;
}
