import mitt, { type Emitter } from 'mitt';
import type { Options } from './options';

export type Events = { change: string };

export function createStore(options: Options = {}): Emitter<Events> {
  console.log(options.limit);
  return mitt<Events>();
}
