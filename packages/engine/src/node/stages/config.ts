/** Stage "config": loads and resolves the configuration of a site. */
import { type ResolveInput, resolveConfig } from '../config/resolve.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { loadUserConfig } from '../site-config/load-config.ts';

/** @throws UserError */
export async function loadSiteConfig(options: ResolveInput): Promise<ResolvedConfig> {
  return resolveConfig(await loadUserConfig(options.dir), options);
}
