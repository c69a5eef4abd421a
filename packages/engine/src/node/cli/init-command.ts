/** The command `quire init`: creates a site. Existing files are not changed, except for the scripts in package.json. */
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createUserError } from '@quire/markdown/diagnostics';
import { isObject } from '@quire/markdown/fields';
import { applyEdits, getNodeValue, modify } from 'jsonc-parser';
import pc from 'picocolors';
import { findConfigFile } from '../config/config-file.ts';
import { FOREIGN_TOOLS, type ForeignTool, findForeignTool } from '../config/foreign-tools.ts';
import { findJsonPlace, parseValidJson } from '../config/parse-json.ts';
import { createPackageCommands, type PackageCommands } from '../diagnostics/package-manager.ts';
import { isInstalled } from '../files/is-installed.ts';
import type { CommandLine } from './command-options.ts';

const CONFIG = `/** @type {import('@quire/site').UserConfig} */
export default {
  title: 'My documentation',
  description: 'One sentence about your docs.',
  root: 'docs',
  // The published origin, which the sitemap and the feeds need.
  // siteUrl: 'https://docs.example.com',
};
`;

const HOME = `---
pageType: home
hero:
  name: My documentation
  text: One sentence about your docs.
  actions:
    - text: Get started
      link: /guide/
      theme: brand
---
`;

const createGuide = (dev: string, build: string) => `# Get started

This page is \`docs/guide/index.md\`. Change it while \`${dev}\` runs: the browser shows the change.

## Write

Each Markdown file is a page, and its path determines its URL. Link to files: [the home page](../index.md).

\`\`\`ts title="hello.ts"
export const hello = (name: string) => \`Hello, \${name}\`;
\`\`\`

:::tip
Pages can have callouts, tabs and tables. Pages whose name ends in \`.mdx\` can have React components.
:::

## Publish

\`${build}\` writes the site to \`dist\`. Any static host can serve this folder.
`;

const SCRIPTS = { dev: 'quire dev', build: 'quire build', preview: 'quire preview' } as const;

export async function runInit({ words, has }: CommandLine) {
  const dir = resolve(words[0] ?? '.');
  rejectFile(dir);
  const config = findConfigFile(dir);
  const tool = FOREIGN_TOOLS.find(({ option }) => has(option));
  if (tool) rejectMissing(tool, dir, config);
  else rejectConfigured(config);
  const scripts = nameScripts(dir);
  const commands = createPackageCommands();
  const files = tool ? {} : createFiles(commands, scripts.names);
  const written = writeMissing(dir, files);
  writeFileSync(scripts.file, scripts.text);
  const steps = listSteps(dir, commands, scripts.names);
  process.stdout.write(formatReport([...written, 'package.json'], steps));
}

function rejectFile(dir: string) {
  if (statSync(dir, { throwIfNoEntry: false })?.isDirectory() === false)
    throw createUserError('command', 'This is a file.', { file: dir, help: 'Choose a folder: quire init <dir>.' });
}

function rejectConfigured(config: string | undefined) {
  if (config === undefined) return;
  const tool = findForeignTool(config);
  const help = tool
    ? `Run "quire init --${tool.option}": the site is built without changes.`
    : 'Run "quire dev" to see it.';
  throw createUserError('command', 'This folder already has a site.', { file: config, help });
}

function rejectMissing({ name, option, files }: ForeignTool, dir: string, config: string | undefined) {
  if (config !== undefined) return;
  const help = `Use the folder with ${files[0]}.ts: quire init --${option} <dir>.`;
  throw createUserError('command', `This folder has no ${name} site.`, { file: dir, help });
}

function createFiles({ run }: PackageCommands, { dev, build }: ScriptNames): Record<string, string> {
  const guide = createGuide(run(dev), run(build));
  return { 'site.config.mjs': CONFIG, 'docs/index.md': HOME, 'docs/guide/index.md': guide };
}

function writeMissing(dir: string, files: Record<string, string>): string[] {
  const missing = Object.entries(files).filter(([path]) => !existsSync(join(dir, path)));
  for (const [path, text] of missing) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return missing.map(([path]) => path);
}

/** The names of our scripts in package.json. */
type ScriptNames = Record<keyof typeof SCRIPTS, string>;

interface Scripts {
  names: ScriptNames;
  /** The package.json, absolute. */
  file: string;
  /** Its new content. */
  text: string;
}

/** Names that are in use get a prefix. No script is replaced. */
function nameScripts(dir: string): Scripts {
  const file = join(dir, 'package.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8').replace(/^\uFEFF/, '') : NEW_MANIFEST;
  const known = readScripts(text, file);
  const nameScript = (name: keyof typeof SCRIPTS) =>
    [name, `docs:${name}`].find((key) => known[key] === undefined || known[key] === SCRIPTS[name]) ?? `quire:${name}`;
  const names = { dev: nameScript('dev'), build: nameScript('build'), preview: nameScript('preview') };
  const scripts = { [names.dev]: SCRIPTS.dev, [names.build]: SCRIPTS.build, [names.preview]: SCRIPTS.preview };
  const added = Object.entries(scripts).filter(([name]) => known[name] === undefined);
  return { names, file, text: added.reduce(setScript, text) };
}

const NEW_MANIFEST = '{\n  "private": true,\n  "type": "module"\n}\n';

function readScripts(text: string, file: string): Record<string, unknown> {
  const root = parseValidJson(text, file);
  const { scripts = {} }: { scripts?: unknown } = root.type === 'object' ? getNodeValue(root) : {};
  if (root.type === 'object' && isObject(scripts)) return { ...scripts };
  const message = `${root.type === 'object' ? '"scripts" in the file' : 'The file'} is not an object.`;
  const help = 'Write an object here: { … }';
  throw createUserError('json', message, { file, help, ...findJsonPlace(text, root, ['scripts']) });
}

/** Keeps the formatting of the file. */
function setScript(text: string, [name, command]: [name: string, command: string]): string {
  const indent = /\n([ \t]+)"/.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  };
  return applyEdits(text, modify(text, ['scripts', name], command, { formattingOptions }));
}

/** Without package names, which are not on npm yet. */
const INSTALL = 'install the packages of Quire here (its guide "Get started" says how)';

/** The next steps for the author. */
function listSteps(dir: string, { run }: PackageCommands, names: ScriptNames): string[] {
  const place = relative(process.cwd(), dir);
  return [
    ...(place === '' ? [] : [`cd ${/\s/.test(place) ? `"${place}"` : place}`]),
    ...(isInstalled('@quire/site', join(dir, 'package.json')) ? [] : [INSTALL]),
    run(names.dev),
  ];
}

function formatReport(files: string[], steps: string[]): string {
  const list = (lines: string[]) => lines.map((line) => `  ${line}\n`).join('');
  return `${pc.green('✓')} Written:\n${list(files)}\nNext:\n${list(steps)}`;
}
