/** From the least to the most important. */
declare const LEVELS: readonly ["debug", "info", "error"];
type Level = (typeof LEVELS)[number];
/** Calls back for each message of this level or a more important one. */
export declare function listen(level: Level, callback: (text: string) => void): void;
export declare function log(level: Level, text: string): void;
export type { Level };