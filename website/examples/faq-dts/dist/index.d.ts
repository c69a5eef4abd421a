import type { Options } from './types/options.js';
export declare function start(options: Options): string;
