export type { Entry } from './parse.js';
/** Reads a list file and prints its entries in color. */
export declare function printList(file: string): Promise<void>;
export declare const here: string;
