import type { Store } from 'core';
export declare function createStore(): Store;
