/** What the real `rslib` and `npm` accept, read from their own help texts. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './docs-page.ts';
import type { ShellCommand } from './shell-line.ts';

export interface CommandHelp {
  /** Each flag with its values: none for a switch, `any`, or the list that the help names. */
  flags: Map<string, 'none' | 'any' | string[]>;
}

const RSLIB_COMMANDS = ['build', 'inspect', 'mf-dev'];

/** Commands of the documentation that run scripts or show things, and whose words after the flags are free. */
const NPM_COMMANDS = [
  'install',
  'uninstall',
  'create',
  'init',
  'run',
  'test',
  'pack',
  'ls',
  'outdated',
  'view',
  'publish',
  'login',
  'version',
];

/** Short forms that npm takes and its help leaves out. */
const NPM_SHORT_FORMS = new Map([
  ['-D', '--save-dev'],
  ['-y', '--yes'],
]);

/** Other programs that samples call; they are on every machine that has Node.js and a shell. */
const PLAIN_PROGRAMS = new Set(['cd', 'mkdir', 'git', 'node']);

/** Tools that a page introduces: a person looks at their flags, or another test runs them. */
const OTHER_TOOLS = new Set([
  'publint',
  'skills',
  'tsc',
  'typedoc',
  'jsr',
  'bun',
  'deno',
  'yarn',
  'api-extractor',
  'changeset',
  '@arethetypeswrong/cli',
  'pnpm',
  'turbo',
  'nx',
]);

const helps = new Map<string, CommandHelp>();

/** Asks each program for its help once. */
function getHelp(program: string, subcommand: string): CommandHelp {
  const key = `${program} ${subcommand}`;
  const help = helps.get(key) ?? loadHelp(program, subcommand);
  helps.set(key, help);
  return help;
}

export function createCommandChecker(): (command: ShellCommand) => string[] {
  return (command) => {
    if (command.program === 'rslib') return checkRslib(command.args, (name) => getHelp('rslib', name));
    if (command.program === 'npm') return checkNpm(command.args, (name) => getHelp('npm', name));
    return PLAIN_PROGRAMS.has(command.program) || OTHER_TOOLS.has(command.program)
      ? []
      : [`"${command.program}" is not a command that the checks know.`];
  };
}

/** The flags of `rslib` and of all its commands. */
export function loadRslibFlags(): Set<string> {
  const helps = ['', ...RSLIB_COMMANDS].map((name) => getHelp('rslib', name));
  return new Set(helps.flatMap((help) => [...help.flags.keys()]));
}

function checkRslib(args: string[], getHelp: (name: string) => CommandHelp): string[] {
  const [first = ''] = args;
  const hasCommand = first !== '' && !first.startsWith('-');
  if (hasCommand && !RSLIB_COMMANDS.includes(first)) return [`rslib has no command "${first}".`];
  const { flags } = getHelp(hasCommand ? first : '');
  const problems: string[] = [];
  const rest = hasCommand ? args.slice(1) : [...args];
  while (rest.length > 0) {
    const [flag = '', inline] = (rest.shift() ?? '').split('=');
    const values = flags.get(flag);
    if (values === undefined) problems.push(`rslib ${hasCommand ? first : ''} has no flag "${flag}".`);
    if (values === undefined || values === 'none') continue;
    const value = inline ?? rest.shift();
    if (value === undefined) problems.push(`${flag} needs a value.`);
    else if (values !== 'any' && !values.includes(value)) problems.push(`${flag} has no value "${value}".`);
  }
  return problems;
}

function checkNpm(args: string[], getHelp: (name: string) => CommandHelp): string[] {
  const [subcommand = ''] = args;
  if (!NPM_COMMANDS.includes(subcommand)) return [`npm ${subcommand} is not a command that the checks know.`];
  const { flags } = getHelp(subcommand);
  const own = args.slice(1, args.includes('--') ? args.indexOf('--') : undefined);
  return own
    .filter((word) => word.startsWith('-') && !flags.has(word) && !flags.has(NPM_SHORT_FORMS.get(word) ?? ''))
    .map((flag) => `npm ${subcommand} has no flag "${flag}".`);
}

function loadHelp(program: string, subcommand: string): CommandHelp {
  const executable = program === 'rslib' ? join(ROOT, 'node_modules/.bin/rslib') : program;
  const args = [...(subcommand === '' ? [] : [subcommand]), '-h'];
  const { stdout } = spawnSync(executable, args, { encoding: 'utf8', cwd: ROOT });
  return program === 'rslib' ? parseRslibHelp(stdout) : parseNpmHelp(stdout);
}

/** `  -c, --config <config>     specify …`, `  --format <format>  … (esm | cjs)`, `(use --no-dts to disable)` */
export function parseRslibHelp(text: string): CommandHelp {
  const flags: CommandHelp['flags'] = new Map();
  for (const match of text.matchAll(/^ {2}(?:(-\w), )?(--[\w-]+)(?: (<\w+>))? {2,}(.*)$/gm)) {
    const [, short, long = '', value, description = ''] = match;
    const choices = /\((\w+(?: \| \w+)+)\)/.exec(description)?.[1]?.split(' | ');
    const values = value === undefined ? 'none' : (choices ?? 'any');
    const negative = /use (--no-[\w-]+) to disable/.exec(description)?.[1];
    for (const flag of [short, long]) if (flag !== undefined) flags.set(flag, values);
    if (negative !== undefined) flags.set(negative, 'none');
  }
  return { flags };
}

function parseNpmHelp(text: string): CommandHelp {
  const found = text.matchAll(/(?<![\w-])-{1,2}[A-Za-z][\w-]*/g);
  return { flags: new Map([...found].map(([flag]) => [flag, 'any'])) };
}
