/** Parses the arguments of a command, and finds the errors in them. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { createUserError, suggestNearest } from '@quire/markdown/diagnostics';
import { PORT_MAX } from '../http/listen.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type ParsedCommand<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>
>;

export interface CommandForm<T extends Options> {
  options: T;
  /** Maximum positional arguments. */
  words: number;
}

/** @throws UserError */
export function parseCommand<T extends Options>(args: string[], { options, words }: CommandForm<T>): ParsedCommand<T> {
  rejectArguments(args, { options, words });
  const parsed = parseArgs({ args, options, allowPositionals: true });
  const extra = parsed.positionals[words];
  if (extra === undefined) return parsed;
  throw createUserError('command', `Unexpected argument "${extra}".`, {
    help: 'Put a query of several words in quotes. See "quire --help".',
  });
}

/** @throws UserError for the first option that is unknown, has no value but needs one, or has one but takes none */
function rejectArguments(args: string[], form: CommandForm<Options>) {
  const { options } = form;
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue = false } = token;
    const option = options[name];
    if (!option)
      throw createUserError('command', `Unknown option "${rawName}".`, { help: hintAtOption(rawName, form) });
    if (option.type === 'boolean' && value !== undefined)
      throw createUserError('command', `The option "${rawName}" takes no value.`, { help: `Write only ${rawName}.` });
    if (option.type === 'string' && (!value || (!inlineValue && value.startsWith('-'))))
      throw createUserError('command', `The option "${rawName}" needs a value.`, {
        help: `${rawName} <value>, or ${rawName}=<value>.`,
      });
  }
}

function hintAtOption(rawName: string, { options, words }: CommandForm<Options>): string {
  const names = Object.keys(options);
  const nearest = suggestNearest(rawName.replace(/^-+/, ''), names, (each) => `--${each}`);
  if (nearest !== undefined) return nearest;
  const known = names.map((each) => `--${each}`).join(', ');
  const list = names.length === 0 ? 'The command has no options.' : `It has: ${known}.`;
  // A query is followed by a folder.
  return words < 2 ? list : `${list} Write a query that begins with a hyphen after "--": -- ${rawName}`;
}

/** @throws UserError */
function parsePort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= PORT_MAX) return port;
  throw createUserError('command', `"${text}" is not a valid port number.`, {
    help: `Use a whole number from 0 to ${PORT_MAX}.`,
  });
}

export interface ServerOptions {
  dir: string | undefined;
  port: number | undefined;
  host: string;
}

/** For commands that start a server. @throws UserError */
export function parseServerOptions(args: string[]): ServerOptions {
  const { values, positionals } = parseCommand(args, {
    options: { port: { type: 'string' }, host: { type: 'string' } },
    words: 1,
  });
  const port = values.port === undefined ? undefined : parsePort(values.port);
  return { dir: positionals[0], port, host: values.host ?? 'localhost' };
}
