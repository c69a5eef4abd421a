/** The entry for configuration files, and for tools that build sites. */

export type { Footer } from '@quire/client/contract';
export type { Container, ContainerElement, Fence } from '@quire/markdown';
export { createError, UserError } from '@quire/markdown/diagnostics';
export type { HeadElement } from '@quire/markdown/fields';
export { build } from './build.ts';
export type { BuildReport } from './build-report.ts';
export { defineConfig, type SitePlugin as QuirePlugin, type UserConfig } from './config/config.ts';
export type { AdoptedConfig, BundlerParts, ForeignReader, LoadBundler } from './config/foreign-config.ts';
export type { ForeignTheme, SiteStyles, ThemeComponent } from './config/foreign-theme.ts';
export type {
  ImagePage,
  PageImage,
  PluginPage,
  PluginSite,
  Problem,
  VirtualPage,
} from './config/plugin.ts';
export { resolveConfig } from './config/resolve.ts';
export type { ResolvedConfig } from './config/resolved-config.ts';
export type { ScriptModule } from './config/script-module.ts';
export type { ThemeModule } from './config/theme-sources.ts';
export { createPackageCommands } from './diagnostics/package-manager.ts';
export type { OutputFile } from './files/output-file.ts';
export { cacheValue } from './plugins/cache-value.ts';
export { startPreview } from './preview/start-preview.ts';
export { loadUserConfig } from './site-config/load-config.ts';
