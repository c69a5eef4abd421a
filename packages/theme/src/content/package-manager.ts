/** Translates npm commands for each package manager. (docs/behavior/content.md) */

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

type Other = Exclude<PackageManager, 'npm'>;

/** Undefined if the manager has no such command. */
type Form = (words: readonly string[], manager: Other) => string | undefined;

/** By the first word of the npm command. */
const FORMS: ReadonlyMap<string, Form> = new Map<string, Form>([
  ['install', formatInstall],
  ['ci', (words, manager) => (words.length > 0 ? undefined : `${manager} install ${LOCKED[manager]}`)],
  ['uninstall', (words, manager) => join(`${manager} remove`, translateOptions(words, manager, REMOVE_OPTIONS))],
  ['create', formatCreate],
  ['init', (words, manager) => (words.some(isName) ? formatCreate(words, manager) : join(`${manager} init`, words))],
  ['npx', formatDlx],
  ['exec', (words, manager) => formatDlx(dropSeparator(words), manager)],
  ['run', formatRun],
  ['test', (words, manager) => formatScript(['test', ...words], getRunner('test', manager))],
  ['start', (words, manager) => formatScript(['start', ...words], getRunner('start', manager))],
]);

const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['i', 'install'],
  ['add', 'install'],
  ['remove', 'uninstall'],
]);

const DLX: Record<Other, string> = { yarn: 'yarn dlx', pnpm: 'pnpm dlx', bun: 'bunx' };

const LOCKED: Record<Other, string> = { yarn: '--immutable', pnpm: '--frozen-lockfile', bun: '--frozen-lockfile' };

/** A manager without the option is missing; an empty text is its default. */
type OptionForms = Partial<Record<Other, string>>;

const all = (option: string): OptionForms => ({ yarn: option, pnpm: option, bun: option });

const GLOBAL: OptionForms = { pnpm: '-g', bun: '-g' };

/** By the option of npm. */
const ADD_OPTIONS: ReadonlyMap<string, OptionForms> = new Map([
  ['-D', all('-D')],
  ['-E', all('-E')],
  ['-O', { yarn: '-O', pnpm: '-O', bun: '--optional' }],
  ['-P', all('')],
  ['--save-peer', { yarn: '-P', pnpm: '--save-peer', bun: '--peer' }],
  ['-g', GLOBAL],
]);

const REMOVE_OPTIONS: ReadonlyMap<string, OptionForms> = new Map([
  ['-D', all('')],
  ['-O', all('')],
  ['-P', all('')],
  ['-g', GLOBAL],
]);

const SHORT_OPTIONS: ReadonlyMap<string, string> = new Map([
  ['--save-dev', '-D'],
  ['--save-exact', '-E'],
  ['--save-optional', '-O'],
  ['--save-prod', '-P'],
  ['--save', '-P'],
  ['-S', '-P'],
  ['--global', '-g'],
]);

/** `yarn x` runs the script `x` unless it is one of these. */
const YARN_COMMANDS = new Set(
  `add audit autoclean bin cache check config constraints create dedupe dlx exec explain generate-lock-entry global help
import info init install licenses link list login logout node npm outdated owner pack patch plugin policies publish rebuild
remove run search set stage tag team unlink unplug up upgrade upgrade-interactive version versions why workspace
workspaces`.split(/\s/),
);

/**
 * @param command npm's arguments, `install -D x`, with or without `npm`, or a whole `npx x`
 * @returns undefined if the manager has no such command
 */
export function formatCommand(command: string, manager: PackageManager): string | undefined {
  const [word = '', ...words] = command.replace(/^npm\s+/, '').split(/\s+/);
  if (manager === 'npm') return join(word === 'npx' ? 'npx' : `npm ${word}`, words);
  return findForm(word)?.(words, manager);
}

/** Whether the others have such a command in some form. */
export function isKnownCommand(command: string): boolean {
  return findForm(/^\S*/.exec(command)?.[0] ?? '') !== undefined;
}

function findForm(word: string): Form | undefined {
  return FORMS.get(SYNONYMS.get(word) ?? word);
}

/** Without a package, `install` stays `install`. */
function formatInstall(words: readonly string[], manager: Other): string | undefined {
  if (words.length === 0) return `${manager} install`;
  return words.some(isName) ? join(`${manager} add`, translateOptions(words, manager, ADD_OPTIONS)) : undefined;
}

/** Without the tag for Yarn, whose version 1 takes it as part of the name. */
function formatCreate(words: readonly string[], manager: Other): string | undefined {
  const [name, ...rest] = dropSeparator(dropYes(words));
  if (!name || !isName(name)) return undefined;
  return join(`${manager} create`, [manager === 'yarn' ? name.replace(/^(@?[^@\s]+)@\S+/, '$1') : name, ...rest]);
}

function formatDlx(words: readonly string[], manager: Other): string | undefined {
  const [name = '-', ...rest] = dropYes(words);
  return isName(name) ? join(DLX[manager], [name, ...rest]) : undefined;
}

function formatRun(words: readonly string[], manager: Other): string | undefined {
  return formatScript(words, manager === 'pnpm' ? 'pnpm run' : getRunner(words[0] ?? '', manager));
}

/** A program of an installed package: its name and arguments. */
export function formatExec(program: string, manager: PackageManager): string {
  const [name = ''] = program.split(/\s/);
  return `${manager === 'npm' ? 'npx' : getRunner(name, manager)} ${program}`;
}

/** What runs scripts and installed programs. `bunx` would fetch a program that is not installed. */
function getRunner(name: string, manager: Other): string {
  if (manager === 'yarn') return YARN_COMMANDS.has(name) ? 'yarn run' : 'yarn';
  return manager === 'bun' ? 'bun run' : manager;
}

/** Only npm needs `--` before options of the script: others are its own. */
function formatScript(words: readonly string[], runner: string): string | undefined {
  const separator = words.indexOf('--');
  const before = separator < 0 ? words : words.slice(0, separator);
  return before.every(isName) ? join(runner, dropSeparator(words)) : undefined;
}

function translateOptions(
  words: readonly string[],
  manager: Other,
  options: ReadonlyMap<string, OptionForms>,
): string[] | undefined {
  const translated = words.map((word) => {
    return isName(word) ? word : options.get(SHORT_OPTIONS.get(word) ?? word)?.[manager];
  });
  return translated.every((word) => word !== undefined) ? translated : undefined;
}

/** Only npm asks before it fetches a package. */
function dropYes(words: readonly string[]): readonly string[] {
  const [first = '', ...rest] = words;
  return first === '-y' || first === '--yes' ? rest : words;
}

function dropSeparator(words: readonly string[]): string[] {
  const separator = words.indexOf('--');
  return words.filter((_, index) => index !== separator);
}

function isName(word: string): boolean {
  return !word.startsWith('-');
}

function join(command: string, words: readonly string[] | undefined): string | undefined {
  return words && [command, ...words].filter(Boolean).join(' ');
}
