import { Emitter } from 'mitt';

export declare function createStore(options?: Options): Emitter<Events>;

export declare type Events = {
    change: string;
};

declare interface Options {
    /** Upper limit of stored events. */
    limit?: number;
}

export { }
