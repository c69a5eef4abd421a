/** Owns what a process that builds and the one that watches it know of each other. */

/** Set by whoever watches: whether its terminal is to show progress. */
const VARIABLE = 'QUIRE_GUARD';

/** With this a command that was ended in the midst of its work says so: a component called `process.exit`. */
export const ENDED_EARLY = 70;

export function createGuardEnv(isTerminal: boolean): NodeJS.ProcessEnv {
  return { ...process.env, [VARIABLE]: isTerminal ? 'terminal' : 'plain' };
}

/** Whether another process reports how this one ends. */
export function isGuarded(): boolean {
  return process.env[VARIABLE] !== undefined && process.connected;
}

export function isTerminalGuarded(): boolean {
  return process.env[VARIABLE] === 'terminal';
}
