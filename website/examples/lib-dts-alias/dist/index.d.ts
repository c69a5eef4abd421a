import { type Emitter } from './vendor/mitt.js';
export type Events = {
    change: string;
};
export declare const store: Emitter<Events>;
