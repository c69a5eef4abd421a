import mitt from 'mitt';
import pc from 'picocolors';
import { LEVELS } from './levels';

export const events = mitt<{ log: string }>();

export function log(level: keyof typeof LEVELS, message: string): void {
  events.emit('log', message);
  console.log(pc[LEVELS[level]](message));
}
