/** What the engine checks by plugins of its own: a site replaces each by one of the same name. */
import type { QuirePlugin } from '../plugins/plugin.ts';
import type { RenderedSite } from '../plugins/rendered-site.ts';
import { checkSource } from './check-source.ts';
import { checkTranslations } from './check-translations.ts';

export const BUILT_IN_CHECKS: readonly QuirePlugin[] = [
  { name: 'translations', check: ({ routes, config }: RenderedSite) => checkTranslations(routes, config) },
  { name: 'source', check: ({ routes }: RenderedSite) => checkSource(routes.pages) },
];
