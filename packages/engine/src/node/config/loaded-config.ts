import type { UserConfig } from './config.ts';
import type { ForeignParts } from './foreign-config.ts';

/** What a file of configuration says: also what an author of a new site cannot write, because it is adopted from another system. */
export interface LoadedConfig extends UserConfig, ForeignParts {}
