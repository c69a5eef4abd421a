import type { UserConfig } from './config.ts';
import type { ForeignParts } from './foreign-config.ts';

/** A loaded configuration, including parts that are only adopted from other systems. */
export interface LoadedConfig extends UserConfig, ForeignParts {}
