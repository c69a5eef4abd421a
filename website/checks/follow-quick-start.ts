/** Follows "Quick start" like a reader: takes commands and files from the page, and runs them in an empty folder. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative } from 'node:path';
import { readSamples } from './code-sample.ts';
import { type DocsPage, ROOT } from './docs-page.ts';

export type Step =
  | { kind: 'shell'; line: string }
  | { kind: 'file'; name: string; text: string }
  | { kind: 'prints'; text: string }
  /** The page shows this file of the output. */
  | { kind: 'shows'; name: string; text: string };

/** The steps between `<Steps>` and `</Steps>`, in the page's order. */
export function readSteps(page: DocsPage): Step[] {
  const lines = page.source.split('\n');
  const [from, to] = [lines.indexOf('<Steps>') + 1, lines.indexOf('</Steps>') + 1];
  const isInside = (line: number) => line > from && line < to;
  const samples = readSamples(page, []).map((sample) => ({ sample, line: Number(sample.where.split(':')[1]) }));
  const steps = [
    ...samples.map(({ sample, line }) => ({ line, steps: toSteps(sample) })),
    ...page.packageCommands.map(({ command, line }) => ({ line, steps: [toShell(`npm ${command}`)] })),
  ];
  return steps
    .filter(({ line }) => isInside(line))
    .sort((a, b) => a.line - b.line)
    .flatMap((entry) => entry.steps);
}

function toSteps({ language, code, title, file }: ReturnType<typeof readSamples>[number]): Step[] {
  if (language === 'bash' || language === 'sh') return code.split('\n').map(toShell);
  if (language === 'text') return [{ kind: 'prints', text: code }];
  return [{ kind: file === undefined ? 'file' : 'shows', name: title, text: code }];
}

function toShell(line: string): Step {
  return { kind: 'shell', line };
}

/** Follows the steps from an empty folder on; reports what did not happen as the page says, and the folder it ended in. */
export function followSteps(steps: Step[], emptyFolder: string): { problems: string[]; folder: string } {
  const problems: string[] = [];
  let folder = emptyFolder;
  let printed = '';
  for (const step of steps) {
    if (step.kind === 'file') {
      writeFileSync(join(folder, step.name), step.text);
    } else if (step.kind === 'prints') {
      if (printed.trim() !== step.text.trim()) problems.push(`"${printed.trim()}" is printed, not "${step.text}".`);
    } else if (step.kind === 'shows') {
      const filePath = join(folder, step.name);
      const text = existsSync(filePath) ? readFileSync(filePath, 'utf8') : 'nothing';
      if (text.trim() !== step.text.trim()) problems.push(`${step.name} holds:\n${text}`);
    } else if (step.line.startsWith('cd ')) {
      folder = join(folder, step.line.slice('cd '.length));
    } else if (step.line.startsWith('npm install ')) {
      problems.push(...linkPackages(step.line, folder));
    } else {
      const { stdout, stderr, status } = runLine(step.line, folder);
      printed = stdout;
      if (status !== 0) problems.push(`\`${step.line}\` ended with ${status}:\n${stdout}${stderr}`);
    }
  }
  return { problems, folder };
}

/**
 * Replaces `npm install`: links the named packages, and only these, to those of the repository, with their commands.
 * No registry is needed.
 */
function linkPackages(line: string, folder: string): string[] {
  const names = line
    .split(' ')
    .slice(2)
    .filter((word) => !word.startsWith('-'));
  return names.flatMap((name) => {
    const installed = join(ROOT, 'node_modules', name);
    if (!existsSync(installed)) return [`"${name}" is not installed in the repository.`];
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(realpathSync(installed), link);
    const { bin } = JSON.parse(readFileSync(join(installed, 'package.json'), 'utf8'));
    for (const [command, file] of Object.entries<string>(bin ?? {})) {
      const commandLink = join(folder, 'node_modules/.bin', command);
      mkdirSync(dirname(commandLink), { recursive: true });
      symlinkSync(join(link, file), commandLink);
    }
    return [];
  });
}

/** Like a reader's shell: without what the test runner set, and with the folder's own commands only through npm. */
function runLine(line: string, folder: string) {
  const { PATH = '', HOME, TMPDIR } = process.env;
  const path = PATH.split(delimiter).filter((entry) => !entry.includes('node_modules'));
  const env: NodeJS.ProcessEnv = {
    PATH: path.join(delimiter),
    NO_COLOR: '1',
    ...(HOME && { HOME }),
    ...(TMPDIR && { TMPDIR }),
  };
  return spawnSync('sh', ['-c', line], { cwd: folder, encoding: 'utf8', env });
}

/** Every file of a folder, `node_modules` left out, sorted. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('node_modules'))
    .sort();
}

/** The files of the page's first `<FileTree>`, as paths below its root. */
export function readFileTree(source: string): string[] {
  const tree = /<FileTree>([\s\S]*?)<\/FileTree>/.exec(source)?.[1] ?? '';
  const folders: string[] = [];
  return tree
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', name = ''] = /^( *)- (\S+)$/.exec(line) ?? [];
      if (name === '') return [];
      folders.length = indent.length / 2;
      if (!name.endsWith('/')) return [[...folders.slice(1), name].join('')];
      folders.push(name);
      return [];
    })
    .sort();
}
