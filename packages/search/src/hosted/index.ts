export { ApiError, type Attempt, DeserializationError, MissingOptionError, RetryError } from './errors.ts';
export { createFallbackProvider, type FallbackOptions } from './fallback-provider.ts';
export { createHostedProvider, type HostedOptions, type HostedProvider } from './hosted-provider.ts';
export type { ClickedHit, Insights } from './insights.ts';
export { type PushOptions, pushRecords } from './push-records.ts';
