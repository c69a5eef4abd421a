/** Calls the `page` hooks of plugins. */
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import type { PluginPage, QuirePlugin } from '../config/plugin.ts';
import { callHook } from './call-hook.ts';

/** Each plugin receives the fields of the previous ones. Failures are errors of the page. */
export function applyPageHooks<Page extends PluginPage & { errors: readonly Diagnostic[] }>(
  written: Page,
  plugins: readonly QuirePlugin[],
): Page {
  let page = written;
  for (const { name, page: hook } of plugins) {
    if (!hook) continue;
    Object.freeze(page);
    try {
      const fields = callHook({ plugin: name, hook: 'page', page: page.sourcePath }, () => hook(page));
      page = { ...page, ...fields };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      page = { ...page, errors: [...page.errors, ...error.diagnostics] };
    }
  }
  return page;
}
