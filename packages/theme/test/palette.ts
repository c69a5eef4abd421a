/** Reads the colors of a token stylesheet, and computes their WCAG contrast. Only for tests. */

export type Appearance = 'light' | 'dark';

export interface Palette {
  /** From 1 to 21. The backgrounds are layered, the lowest first; the others may be translucent. */
  contrast(text: string, backgrounds: string[]): number;
}

/** Red, green, blue from 0 to 255; alpha from 0 to 1. */
type Color = [red: number, green: number, blue: number, alpha: number];

export function createPalette(sheet: string, appearance: Appearance): Palette {
  const values = new Map<string, string>();
  // Later, narrower rules set other things than colors, so the first value is used.
  for (const [, name = '', value = ''] of sheet.matchAll(/(--[\w-]+):\s*([^;]+);/g)) {
    if (!values.has(name)) values.set(name, value);
  }
  const resolve = (text: string) => parseColor(text, { values, appearance });
  return {
    contrast(text, backgrounds) {
      const background = backgrounds.map(resolve).reduce((lower, upper) => blend(upper, lower));
      return getContrast(blend(resolve(text), background), background);
    },
  };
}

interface Scope {
  values: ReadonlyMap<string, string>;
  appearance: Appearance;
}

function parseColor(text: string, scope: Scope): Color {
  const value = text.trim();
  if (value.startsWith('--')) return parseColor(getValue(value, scope), scope);
  if (value.startsWith('#')) return parseHex(value.slice(1));
  const [, name = '', args = ''] = /^([\w-]+)\((.*)\)$/s.exec(value) ?? [];
  const parts = splitArguments(args);
  if (name === 'var') return parseColor(parts[0] ?? '', scope);
  if (name === 'light-dark') return parseColor(parts[scope.appearance === 'light' ? 0 : 1] ?? '', scope);
  if (name === 'rgb') return parseRgb(args);
  if (name === 'color-mix') return parseMix(parts, scope);
  throw new Error(`"${text}" is not a color in a format that the token stylesheet may use.`);
}

function getValue(name: string, { values }: Scope): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The token stylesheet has no "${name}".`);
  return value;
}

function parseHex(digits: string): Color {
  const pairs = digits.length === 3 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => Number.parseInt(pair, 16));
  return [red, green, blue, 1];
}

/** `31 41 51 / 6.5%` */
function parseRgb(args: string): Color {
  const [red = 0, green = 0, blue = 0, percent = 100] = (args.match(/[\d.]+/g) ?? []).map(Number);
  return [red, green, blue, percent / 100];
}

/** `in srgb, <color> 6%, <color>` */
function parseMix([, first = '', second = '']: string[], scope: Scope): Color {
  const [, color = '', percent = '50'] = /^(.*?)(?:\s+([\d.]+)%)?$/s.exec(first) ?? [];
  const [red, green, blue] = parseColor(color, scope);
  return blend([red, green, blue, Number(percent) / 100], parseColor(second, scope));
}

function splitArguments(args: string): string[] {
  return args.split(/,(?![^(]*\))/).map((part) => part.trim());
}

function blend([red, green, blue, alpha]: Color, lower: Color): Color {
  const mix = (upper: number, below: number) => upper * alpha + below * (1 - alpha);
  return [mix(red, lower[0]), mix(green, lower[1]), mix(blue, lower[2]), 1];
}

function getContrast(first: Color, second: Color): number {
  const [high = 0, low = 0] = [getLuminance(first), getLuminance(second)].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

function getLuminance([red, green, blue]: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
