import type { Emitter } from 'mitt';
import { type FormatOptions, format } from './format';

export type Reports = Emitter<{ report: string }>;

export function report(bus: Reports, value: number, options?: FormatOptions): void {
  bus.emit('report', format(value, options));
}

export { format, type FormatOptions };
