/** The package's entry for configuration files and for tools that build sites. */

export type { ToolFamily } from '../shared/site.ts';
export { type BuildReport, build } from './build.ts';
export { defineConfig, type ResolvedConfig, type UserConfig } from './config/config.ts';
export { loadUserConfig } from './config/load.ts';
export { resolveConfig } from './config/resolve.ts';
export { startPreview } from './preview/server.ts';
