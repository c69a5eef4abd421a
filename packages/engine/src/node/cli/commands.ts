/** The commands of `quire` with their options, and the help for them. */
import { createUserError, suggestNearest } from '@quire/markdown/diagnostics';
import { FOREIGN_TOOLS } from '../config/foreign-tools.ts';
import type { CommandForm, CommandLine } from './command-options.ts';

export interface Command extends CommandForm {
  name: string;
  summary: string;
  /** Whether it runs until it is stopped. */
  serves?: true;
  /** Loads the code of the command, which may be large. */
  load(): Promise<(line: CommandLine) => Promise<void>>;
  /** Completes arguments that are written without a value. */
  complete?(args: string[]): string[];
}

const loadContentCommands = () => import('./content-commands.ts');
const loadSearchCommands = () => import('./search-commands.ts');

const PORT: [string, string] = ['--port <n>', 'listens on this port, or on the next free one if it is in use'];
const HOST: [string, string] = ['--host <name>', 'listens on this address (default: localhost)'];

export const COMMANDS: readonly Command[] = [
  {
    name: 'init',
    words: '[dir]',
    summary: 'Creates a site: a configuration, two pages, and scripts in package.json.',
    options: FOREIGN_TOOLS.map(({ name, option }) => [`--${option}`, `uses the ${name} site of the folder`]),
    load: async () => (await import('./init-command.ts')).runInit,
  },
  {
    name: 'build',
    words: '[dir]',
    summary: 'Builds the site of a folder (default: this folder).',
    options: [
      ['-o, --out <dir>', 'the output folder (default: dist in the folder of the site)'],
      ['--empty-out-dir', 'replaces the output folder even if it contains files that no build has written'],
      ['--drafts', 'includes pages with "draft: true"'],
      ['--verbose', 'lists every warning'],
      ['--timing', 'shows how long each stage took'],
    ],
    load: async () => (await import('./build-command.ts')).runBuild,
  },
  {
    name: 'dev',
    words: '[dir]',
    summary: 'Starts the development server for the site of a folder.',
    options: [PORT, HOST],
    serves: true,
    load: async () => (await import('./server-commands.ts')).runDev,
  },
  {
    name: 'preview',
    words: '[dir]',
    summary: 'Serves a built site, or the output of the site in a folder, like a static host.',
    options: [PORT, HOST],
    serves: true,
    load: async () => (await import('./server-commands.ts')).runPreview,
  },
  {
    name: 'check',
    words: '[dir]',
    summary: 'Builds the site without changing the output, and reports all errors and warnings.',
    options: [
      ['--drafts', 'includes pages with "draft: true"'],
      ['--format <name>', 'text (default), json, or github, which annotates the lines of a pull request'],
      ['--external', 'checks links to other hosts too; successful responses are cached for the day'],
      ['--list-external', 'lists the links to other hosts without requesting them'],
    ],
    load: async () => (await import('./check-commands.ts')).runCheck,
  },
  {
    name: 'translations',
    words: '[dir]',
    summary: 'Lists translations that are older than their originals.',
    options: [
      ['--accept <page>', 'records that the translation of a page is up to date; may be repeated'],
      ['--accept --all', 'records it for all pages'],
      ['--check', 'fails if one is not up to date, for continuous integration'],
    ],
    load: async () => (await loadContentCommands()).runTranslations,
    complete: completeAccept,
  },
  {
    name: 'urls',
    words: '[dir]',
    summary: 'Lists the routes of a site.',
    options: [['--update', 'adds them to the list of published routes']],
    load: async () => (await loadContentCommands()).runUrls,
  },
  {
    name: 'search',
    words: '"<query>" [dist]',
    summary: 'Searches a built site.',
    options: [
      ['--locale <lang>', 'searches in this language'],
      ['--version <name>', 'searches in this version of the documentation'],
      ['--limit <n>', 'the maximum number of results (default: 10)'],
      ['--json', 'prints the results as JSON'],
    ],
    load: async () => (await loadSearchCommands()).runSearch,
  },
  {
    name: 'mcp',
    words: '[dir or URL]',
    summary: 'Lets AI assistants search and read a built or published site (Model Context Protocol on stdio).',
    options: [],
    serves: true,
    load: async () => (await import('./mcp-command.ts')).runMcp,
  },
  {
    name: 'search-server',
    words: '[dist]',
    summary: "Serves the search of a built site with Algolia's protocol.",
    options: [PORT, HOST],
    serves: true,
    load: async () => (await loadSearchCommands()).runSearchServer,
  },
  {
    name: 'search-records',
    words: '[dist]',
    summary: 'Prints the records for a hosted index.',
    options: [
      ['--site <url>', 'the origin of the URLs in the records'],
      ['--out <file>', 'writes the records to a file'],
    ],
    load: async () => (await loadSearchCommands()).runSearchRecords,
  },
  {
    name: 'search-push',
    words: '[dist]',
    summary: 'Uploads the records to a hosted index.',
    options: [
      ['--app-id <id>', 'the id of the application'],
      ['--index <name>', 'the name of the index; the key is in the environment variable QUIRE_SEARCH_KEY'],
      ['--host <url>', 'a server that replaces those of the service; may be repeated'],
      ['--site <url>', 'the origin of the URLs in the records'],
    ],
    load: async () => (await loadSearchCommands()).runSearchPush,
  },
];

/** `--accept --all` → `--accept=* --all`: the option otherwise has a value. */
function completeAccept(args: string[]): string[] {
  if (!args.includes('--all')) return args;
  return args.map((arg, index) =>
    arg === '--accept' && (args[index + 1] ?? '-').startsWith('-') ? '--accept=*' : arg,
  );
}

/** @throws UserError with the nearest name */
export function getCommand(name: string): Command {
  const command = COMMANDS.find((each) => each.name === name);
  if (command) return command;
  const names = COMMANDS.map((each) => each.name);
  const help = suggestNearest(name, names, (nearest) => `quire ${nearest}`) ?? `The commands are ${names.join(', ')}.`;
  throw createUserError('command', `Unknown command "${name}".`, { help });
}

export function formatHelp(): string {
  const rows = COMMANDS.map(({ name, words, summary }): [string, string] => [`quire ${name} ${words}`, summary]);
  return [
    'Quire compiles a folder of Markdown into a static documentation site.',
    '',
    ...formatRows(rows),
    '',
    ...formatRows([
      ['quire <command> --help', 'Lists the options of a command.'],
      ['quire --version', 'Shows the version.'],
    ]),
    '',
  ].join('\n');
}

export function formatCommandHelp({ name, words, summary, options }: Command): string {
  const usage = [`quire ${name}`, words, options.length > 0 ? '[options]' : ''].filter((part) => part !== '').join(' ');
  return [usage, '', summary, '', ...formatRows(options), ...(options.length > 0 ? [''] : [])].join('\n');
}

function formatRows(rows: ReadonlyArray<[string, string]>): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
