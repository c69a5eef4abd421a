/** Parses the arguments of a command by the options of its help, and finds the errors in them. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { createUserError, suggestNearest } from '@quire/markdown/diagnostics';
import { PORT_MAX } from '../http/listen.ts';

export interface CommandForm {
  /** The positional arguments: `[dir]`. */
  words: string;
  /** Each option as written, with its effect. */
  options: ReadonlyArray<[option: string, effect: string]>;
}

/** The arguments of a command. Options are named without dashes; one that the command does not have is a bug. */
export interface CommandLine {
  /** Positional arguments. */
  words: string[];
  has(option: string): boolean;
  /** The value of an option; of several, the last one. */
  find(option: string): string | undefined;
  list(option: string): string[];
}

type Options = NonNullable<ParseArgsConfig['options']>;

/** @throws UserError */
export function parseCommand(args: string[], form: CommandForm): CommandLine {
  const options = Object.fromEntries(form.options.map(([option]) => parseOption(option)));
  const wordsMax = form.words.match(/\[.*?\]|".*?"/g)?.length ?? 0;
  rejectArguments(args, options, wordsMax);
  const { values, positionals: words } = parseArgs({ args, options, allowPositionals: true });
  const extra = words[wordsMax];
  if (extra !== undefined)
    throw createUserError('command', `Unexpected argument "${extra}".`, {
      help: 'Put a query of several words in quotes. See "quire --help".',
    });
  const list = (option: string) => {
    if (!options[option]) throw new Error(`The command has no option "${option}".`);
    return [values[option] ?? []].flat().map(String);
  };
  return { words, list, has: (option) => list(option).length > 0, find: (option) => list(option).at(-1) };
}

/** `-o, --out <dir>` has a value, `--json` and `--accept --all` have none. */
function parseOption(written: string): [name: string, option: Options[string]] {
  const [, short, name = '', value] = /^(?:-(\w), )?(?:--\w+ )?--([\w-]+)( <.+>)?$/.exec(written) ?? [];
  const option = value === undefined ? ({ type: 'boolean' } as const) : ({ type: 'string', multiple: true } as const);
  return [name, { ...option, ...(short !== undefined && { short }) }];
}

/** @throws UserError for the first option that is unknown, has no value but needs one, or has one but takes none */
function rejectArguments(args: string[], options: Options, wordsMax: number) {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue = false } = token;
    const option = options[name];
    if (!option)
      throw createUserError('command', `Unknown option "${rawName}".`, {
        help: hintAtOption(rawName, Object.keys(options), wordsMax),
      });
    if (option.type === 'boolean' && value !== undefined)
      throw createUserError('command', `The option "${rawName}" takes no value.`, { help: `Write only ${rawName}.` });
    if (option.type === 'string' && (!value || (!inlineValue && value.startsWith('-'))))
      throw createUserError('command', `The option "${rawName}" needs a value.`, {
        help: `${rawName} <value>, or ${rawName}=<value>.`,
      });
  }
}

function hintAtOption(rawName: string, names: string[], wordsMax: number): string {
  const nearest = suggestNearest(rawName.replace(/^-+/, ''), names, (each) => `--${each}`);
  if (nearest !== undefined) return nearest;
  const known = names.map((each) => `--${each}`).join(', ');
  const list = names.length === 0 ? 'The command has no options.' : `It has: ${known}.`;
  // A query is followed by a folder.
  return wordsMax < 2 ? list : `${list} Write a query that begins with a hyphen after "--": -- ${rawName}`;
}

export interface ServerOptions {
  dir: string | undefined;
  port: number | undefined;
  host: string;
}

/** For commands that start a server. @throws UserError */
export function readServerOptions({ words: [dir], find }: CommandLine): ServerOptions {
  const text = find('port');
  return { dir, port: text === undefined ? undefined : parsePort(text), host: find('host') ?? 'localhost' };
}

/** @throws UserError */
function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= PORT_MAX) return port;
  throw createUserError('command', `"${text}" is not a valid port number.`, {
    help: `Use a whole number from 0 to ${PORT_MAX}.`,
  });
}
