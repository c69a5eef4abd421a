import { FACTORS } from '@/factors';

declare const __UNIT__: string;

/** The name of the unit that `parse` returns. */
export const unit: string = __UNIT__;

/** Turns "2s" or "500ms" into milliseconds. */
export function parse(text: string): number {
  const [, value, name = 'ms'] = /^(\d+)(ms|s|m)?$/.exec(text) ?? [];
  if (value === undefined) throw new Error(`Not a duration: ${text}`);
  return Number(value) * (FACTORS[name] ?? 1);
}
