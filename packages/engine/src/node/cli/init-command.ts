/** Owns `quire init`: the files of a first site, and what to do with them. Nothing that exists is changed but scripts. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import pc from 'picocolors';
import { findConfigFile, isRspressConfig } from '../config/config-file.ts';
import { createError } from '../diagnostics/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { parseCommand } from './command-options.ts';

const CONFIG = `/** @type {import('@quire/site').UserConfig} */
export default {
  title: 'My documentation',
  description: 'What it is about, in one sentence.',
  root: 'docs',
  // Where the site will be published: the sitemap and the feeds need it.
  // siteUrl: 'https://docs.example.com',
};
`;

const HOME = `---
pageType: home
hero:
  name: My documentation
  text: What it is about, in one sentence.
  actions:
    - text: Get started
      link: /guide/
      theme: brand
---
`;

const GUIDE = `# Get started

This page is \`docs/guide/index.md\`. Change it while \`npm run dev\` runs, and see it change in the browser.

## Write

A Markdown file is a page, and its path is its URL. Links name files: [the home page](../index.md).

\`\`\`ts title="hello.ts"
export const hello = (name: string) => \`Hello, \${name}\`;
\`\`\`

:::tip
A page may have callouts, tabs and tables, and React components where its name ends in \`.mdx\`.
:::

## Publish

\`npm run build\` writes the site into \`dist\`, which any static host serves.
`;

const SCRIPTS: Readonly<Record<string, string>> = {
  dev: 'quire dev',
  build: 'quire build',
  preview: 'quire preview',
};

export async function runInit(args: string[]) {
  const { values, positionals } = parseCommand(args, { options: { rspress: { type: 'boolean' } }, words: 1 });
  const dir = resolve(positionals[0] ?? '.');
  const config = findConfigFile(dir);
  if (values.rspress === true) rejectMissingRspress(dir, config);
  else rejectConfigured(config);
  const files = values.rspress === true ? [] : writeMissing(dir, createFiles());
  const scripts = writeScripts(dir);
  process.stdout.write(formatReport(dir, [...files, ...scripts.changed], scripts.names));
}

function rejectConfigured(config: string | undefined) {
  if (config === undefined) return;
  const help = isRspressConfig(config)
    ? 'Run "quire init --rspress": the site is built as it is.'
    : 'Run "quire dev" to see it.';
  throw new UserError(createError('command', 'This folder already has a site.', { file: config, help }));
}

function rejectMissingRspress(dir: string, config: string | undefined) {
  if (config !== undefined) return;
  const help = 'Use the folder with rspress.config.ts: quire init --rspress <dir>.';
  throw new UserError(createError('command', 'This folder has no Rspress site.', { file: dir, help }));
}

function createFiles(): Record<string, string> {
  return { 'site.config.mjs': CONFIG, 'docs/index.md': HOME, 'docs/guide/index.md': GUIDE };
}

function writeMissing(dir: string, files: Record<string, string>): string[] {
  const missing = Object.entries(files).filter(([path]) => !existsSync(join(dir, path)));
  for (const [path, text] of missing) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return missing.map(([path]) => path);
}

interface Manifest {
  scripts?: Record<string, string>;
  private?: boolean;
  type?: string;
}

/** A script that the package has already keeps its name; ours is called `docs:…` then. */
function writeScripts(dir: string): { changed: string[]; names: Record<string, string> } {
  const file = join(dir, 'package.json');
  const manifest: Manifest = existsSync(file) ? parseManifest(file) : { private: true, type: 'module' };
  const known = manifest.scripts ?? {};
  const names = Object.fromEntries(
    Object.entries(SCRIPTS).map(([name, command]) => [
      name,
      known[name] === undefined || known[name] === command ? name : `docs:${name}`,
    ]),
  );
  const added = Object.entries(SCRIPTS).map(([name, command]) => [names[name] ?? name, command]);
  const scripts = { ...known, ...Object.fromEntries(added) };
  writeFileSync(file, `${JSON.stringify({ ...manifest, scripts }, null, 2)}\n`);
  return { changed: ['package.json'], names };
}

function parseManifest(file: string): Manifest {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const help = error instanceof Error ? error.message : undefined;
    throw new UserError(createError('json', 'The file is not valid JSON.', { file, help }));
  }
}

function formatReport(dir: string, files: string[], names: Record<string, string>): string {
  const place = relative(process.cwd(), dir);
  const steps = [
    ...(place === '' ? [] : [`cd ${place}`]),
    ...(existsSync(join(dir, 'node_modules/@quire/site')) ? [] : ['npm install --save-dev @quire/site']),
    `npm run ${names.dev}`,
  ];
  const written = files.map((file) => `  ${file}\n`).join('');
  return `${pc.green('✓')} Written:\n${written}\nNext:\n${steps.map((step) => `  ${step}\n`).join('')}`;
}
