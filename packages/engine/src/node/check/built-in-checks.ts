/** The engine's checks that are plugins. A site can replace each by a plugin with its name. */
import type { QuirePlugin } from '../plugins/plugin.ts';
import type { RenderedSite } from '../plugins/rendered-site.ts';
import { checkSource } from './check-source.ts';
import { checkTranslations } from './check-translations.ts';

export const BUILT_IN_CHECKS: readonly QuirePlugin[] = [
  { name: 'translations', check: ({ routes, config }: RenderedSite) => checkTranslations(routes, config) },
  { name: 'source', check: ({ routes }: RenderedSite) => checkSource(routes.pages) },
];
