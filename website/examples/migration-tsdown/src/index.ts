import mitt from 'mitt';
import pc from 'picocolors';
import { LEVELS, type Level } from './levels';

export type { Level };

const events = mitt<Record<Level, string>>();

/** Calls back for each message of this level or a more important one. */
export function listen(level: Level, callback: (text: string) => void): void {
  for (const name of LEVELS.slice(LEVELS.indexOf(level))) {
    events.on(name, (text) => callback(`${pc.dim(name)} ${text}`));
  }
}

export function log(level: Level, text: string): void {
  events.emit(level, text);
}
