import { readFile } from 'node:fs/promises';
import mitt, { type Emitter } from 'mitt';
import pc from 'picocolors';
import defaults from './defaults.json';

declare const __VERSION__: string;

export type Events = { line: string };

export const version: string = __VERSION__;

/** Reads a file and emits each of its lines. */
export async function read(file: string, events: Emitter<Events> = mitt()): Promise<void> {
  const text = await readFile(file, 'utf8');
  for (const line of text.split('\n').slice(0, defaults.lines)) {
    events.emit('line', pc.dim(line));
  }
}
