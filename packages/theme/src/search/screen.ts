/** Which screen the dialog shows. */
import type { Answer } from './ask.ts';

export type Screen = { kind: 'start' } | { kind: 'commands'; query: string; count: number } | { kind: 'keys' } | Answer;
