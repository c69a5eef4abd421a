export interface FormatOptions {
  /** Digits after the decimal point. */
  digits?: number;
}

export const format = (value: number, options: FormatOptions = {}): string =>
  value.toFixed(options.digits ?? 0);
