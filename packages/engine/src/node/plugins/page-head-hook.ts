/** Lists what plugins add to the head of a page. */
import type { HeadElement, HeadPage } from '../config/head-config.ts';
import { callHook } from './call-hook.ts';
import type { QuirePlugin } from './plugin.ts';

/** Pages that have no file get nothing. @throws UserError where a plugin fails */
export function listPluginElements(plugins: readonly QuirePlugin[], page: HeadPage): HeadElement[] {
  const { routePath, lang, version, sourcePath, filePath } = page;
  if (sourcePath === '') return [];
  return plugins.flatMap(({ name, head }) =>
    head
      ? callHook({ plugin: name, hook: 'head', page: sourcePath }, () =>
          head({ routePath, lang, version, sourcePath, filePath }),
        )
      : [],
  );
}
