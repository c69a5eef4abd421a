export type { SearchKind } from '../core/records/search-data.ts';
export { createLocalProvider, type LocalProviderOptions, type LocalSource } from './local-provider.ts';
export type { SearchClient } from './search-client.ts';
export { TRUSTED_TYPES_POLICY } from './start-worker.ts';
export type { WorkerLike } from './worker-client.ts';
