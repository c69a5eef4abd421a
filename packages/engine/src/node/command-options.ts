/** Owns reading what stands behind a command, and telling what is wrong with it. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { findNearest } from './nearest-match.ts';
import { UserError } from './user-error.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type ParsedCommand<T extends Options> = ReturnType<
  typeof parseArgs<{ args: string[]; options: T; allowPositionals: true }>
>;

export interface CommandForm<T extends Options> {
  options: T;
  /** How many words may stand beside the options. */
  words: number;
}

/** @throws UserError */
export function parseCommand<T extends Options>(args: string[], { options, words }: CommandForm<T>): ParsedCommand<T> {
  rejectMistakes(args, options);
  const parsed = parseArgs({ args, options, allowPositionals: true });
  const extra = parsed.positionals[words];
  if (extra === undefined) return parsed;
  throw new UserError(`"${extra}" is one word too many.`, {
    hint: 'Words that belong together, such as a query, stand in quotes. See "quire --help".',
  });
}

/** @throws UserError for the first option that is unknown, or lacks its value, or has one that it does not take */
function rejectMistakes(args: string[], options: Options) {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true });
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    const { name, rawName, value, inlineValue = false } = token;
    const option = options[name];
    if (!option) throw new UserError(`There is no option "${rawName}".`, { hint: hintAtOption(name, options) });
    if (option.type === 'boolean' && value !== undefined)
      throw new UserError(`The option "${rawName}" takes no value.`, { hint: `Write ${rawName} alone.` });
    if (option.type === 'string' && (!value || (!inlineValue && value.startsWith('-'))))
      throw new UserError(`The option "${rawName}" needs a value.`, {
        hint: `${rawName} <value>, or ${rawName}=<value>.`,
      });
  }
}

function hintAtOption(name: string, options: Options): string {
  const names = Object.keys(options);
  const nearest = findNearest(name, names);
  if (nearest !== undefined) return `Did you mean "--${nearest}"?`;
  return names.length === 0 ? 'The command has none.' : `It has: ${names.map((each) => `--${each}`).join(', ')}.`;
}

const PORT_MAX = 65_535;

/** @throws UserError */
export function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= PORT_MAX && text.trim() !== '') return port;
  throw new UserError(`"${text}" is no port.`, { hint: `A port is a number from 0 to ${PORT_MAX}.` });
}
