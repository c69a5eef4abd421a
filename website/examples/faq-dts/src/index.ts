import type { Options } from './types/options';

export function start(options: Options): string {
  return options.name;
}
