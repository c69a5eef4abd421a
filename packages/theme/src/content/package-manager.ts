/** Translates an npm command for each package manager. */

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm', 'bun'] as const;

export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

type Forms = Record<Exclude<PackageManager, 'npm'>, (rest: string) => string>;

/** By the first word of the npm command. */
const forms: ReadonlyMap<string, Forms> = new Map([
  ['install', { yarn: add('yarn'), pnpm: add('pnpm'), bun: add('bun') }],
  [
    'create',
    { yarn: (rest) => `yarn create ${dropTag(rest)}`, pnpm: prefix('pnpm create'), bun: prefix('bun create') },
  ],
  ['npx', { yarn: prefix('yarn dlx'), pnpm: prefix('pnpm dlx'), bun: prefix('bunx') }],
  ['uninstall', { yarn: prefix('yarn remove'), pnpm: prefix('pnpm remove'), bun: prefix('bun remove') }],
  ['run', { yarn: prefix('yarn'), pnpm: prefix('pnpm run'), bun: prefix('bun run') }],
]);

const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['i', 'install'],
  ['add', 'install'],
  ['remove', 'uninstall'],
  ['exec', 'npx'],
]);

/** @param command npm's arguments, `install -D x`, with or without `npm`, or a whole `npx x` */
export function formatCommand(command: string, manager: PackageManager): string {
  const [word = '', ...words] = command
    .trim()
    .replace(/^npm\s+/, '')
    .split(/\s+/);
  const rest = words.join(' ');
  const verb = findVerb(word, rest);
  if (manager === 'npm') return word === 'npx' ? `npx ${rest}` : ['npm', word, rest].filter(Boolean).join(' ');
  const form = forms.get(verb)?.[manager];
  return form ? form(rest).trim() : [manager, word, rest].filter(Boolean).join(' ');
}

/** `npm init x` runs `create-x`; `init` alone creates a package, and has the same name in every manager. */
function findVerb(word: string, rest: string): string {
  if (word === 'init') return namesPackage(rest) ? 'create' : 'init';
  return SYNONYMS.get(word) ?? word;
}

/** Without a package, `install` stays `install`. */
function add(manager: string): (rest: string) => string {
  return (rest) => (namesPackage(rest) ? `${manager} add ${rest}` : `${manager} install ${rest}`);
}

/** Options are not packages. */
function namesPackage(rest: string): boolean {
  return /(^|\s)[^-\s]/.test(rest);
}

function prefix(words: string): (rest: string) => string {
  return (rest) => `${words} ${rest}`;
}

/** `sail@latest` → `sail`, also with a scope. */
function dropTag(rest: string): string {
  return rest.replace(/^(@?[^@\s]+)@\S+/, '$1');
}

interface CommandForm {
  manager: PackageManager | 'deno';
  /** `dlx`: a package that is fetched and run; `exec`: a program of an installed one. */
  way: 'plain' | 'dlx' | 'exec';
}

/** Each line of `command` for one manager; undefined where it has no such command. */
export function formatLines(command: string, { manager, way }: CommandForm): string | undefined {
  if (manager === 'deno') return undefined;
  const lines = command.trim().split(/\s*\n\s*/);
  return lines.map((line) => formatLine(line, { manager, way })).join('\n');
}

function formatLine(line: string, { manager, way }: { manager: PackageManager; way: CommandForm['way'] }): string {
  if (way === 'plain') return formatCommand(line, manager);
  if (way === 'dlx' || manager === 'npm') return formatCommand(`npx ${line}`, manager);
  return `${manager === 'bun' ? 'bunx' : manager} ${line}`;
}
