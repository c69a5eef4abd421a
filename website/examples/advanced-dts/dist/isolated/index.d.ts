import type { Emitter } from 'mitt';
import { type FormatOptions, format } from './format.js';
export type Reports = Emitter<{
    report: string;
}>;
export declare function report(bus: Reports, value: number, options?: FormatOptions): void;
export { format, type FormatOptions };
