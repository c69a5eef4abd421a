/** Generates the reference of the command line from the commands and their help. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ROOT } from './run-step.mjs';

export const COMMANDS_FILE = join(ROOT, 'docs/site/pages/reference/cli.md');

const INTRODUCTION = `---
title: Command line
description: Every command of quire with its options.
---

# Command line

\`\`\`sh
npx quire <command> [options]
\`\`\`

\`quire --help\` lists the commands, \`quire <command> --help\` the options of one, \`quire --version\` shows the version. The exit code is 0 if a command succeeds and 1 if it fails.
`;

/** @param commands of `cli/commands.ts` */
export function formatCommands(commands) {
  return [INTRODUCTION, ...commands.map(formatCommand)].join('\n');
}

function formatCommand({ name, words, summary, options }) {
  const rows = options.map(([option, effect]) => `| \`${escapeCell(option)}\` | ${escapeCell(effect)} |`);
  const table = rows.length === 0 ? [] : ['| option | effect |\n|---|---|', ...rows];
  return [`## ${name}`, summary, `\`\`\`sh\nquire ${name} ${words}\n\`\`\``, table.join('\n')]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}

const escapeCell = (text) => text.replaceAll('|', '\\|');

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const built = pathToFileURL(join(ROOT, 'packages/engine/dist/node/commands.js'));
  const { COMMANDS } = await import(built.href);
  writeFileSync(COMMANDS_FILE, formatCommands(COMMANDS));
}
