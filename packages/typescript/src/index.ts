/** Plugins that use the TypeScript compiler of a site. */
export type { Api, ApiExport, ApiMember, ApiType } from './api-reference/api.ts';
export { apiReference } from './api-reference/api-reference.ts';
export { loadApi } from './api-reference/load-api.ts';
export type { ApiPageOptions, ApiReferenceOptions, LocalizedText, ReferenceTexts } from './api-reference/options.ts';
export { describeName, type Hover, type NameNote, type QuickInfo } from './twoslash/hover.ts';
export type { ShownSample, TwoslashOptions } from './twoslash/options.ts';
export { twoslash } from './twoslash/twoslash.ts';
