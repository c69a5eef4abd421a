import { type Emitter } from 'mitt';
import type { Options } from './options.js';
export type Events = {
    change: string;
};
export declare function createStore(options?: Options): Emitter<Events>;
