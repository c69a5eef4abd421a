/** Selects and runs a command, and reports its errors. */
import { Console } from 'node:console';
import { createError } from '@quire/markdown/diagnostics';
import { formatText } from '../diagnostics/report-formats.ts';
import { UNFINISHED_CODE } from '../diagnostics/unfinished.ts';
import { parseCommand } from './command-options.ts';
import { COMMANDS, formatCommandHelp, formatHelp, getCommand } from './commands.ts';
import { reportFailure } from './report.ts';
import { readVersion } from './version.ts';

const HELP_FLAGS = ['--help', '-h'];

/** Reports a failure, and sets the exit code 1. */
export async function runAndReport(args: string[]): Promise<void> {
  try {
    await main(args);
  } catch (error) {
    process.exitCode = 1;
    reportFailure(error);
  }
}

async function main([name, ...args]: string[]) {
  if (name === undefined || name === 'help' || HELP_FLAGS.includes(name)) return write(formatHelp());
  if (name === '--version' || name === '-v') return write(`${readVersion()}\n`);
  const command = getCommand(name);
  if (args.some((arg) => HELP_FLAGS.includes(arg))) return write(formatCommandHelp(command));
  // Configurations use it to distinguish a build from the dev server.
  process.env.NODE_ENV ||= name === 'dev' ? 'development' : 'production';
  const line = parseCommand(command.complete?.(args) ?? args, command);
  const run = await command.load();
  await run(line);
}

function write(text: string) {
  process.stdout.write(text);
}

const UNFINISHED_ERROR = createError(
  'command',
  'The command ended before it was done, because a promise never settled.',
  {
    help: 'Look for a promise that never settles in the configuration or in what it imports.',
  },
);

const EXITED_ERROR = createError(
  'command',
  'The command ended before it was done, because process.exit(0) was called.',
  {
    help: 'Look for "process.exit" in the configuration or in what it imports.',
  },
);

/** Sets the exit code of the process in every case. */
export async function runCommand(args: string[]): Promise<void> {
  process.exitCode = UNFINISHED_CODE;
  // Standard output is for what a command returns: configurations and plugins log to the error stream.
  globalThis.console = new Console(process.stderr);
  // Without a listener, the event would end the process. `writeError` falls back to the other stream.
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', reportLostOutput);
  let hasEnded = false;
  process.once('exit', (code) => {
    if (hasEnded) return;
    if (code !== UNFINISHED_CODE && code !== 0) return;
    process.exitCode = 1;
    process.stderr.write(formatText(code === 0 ? EXITED_ERROR : UNFINISHED_ERROR));
  });
  await runAndReport(args);
  if (process.exitCode === UNFINISHED_CODE) process.exitCode = 0;
  hasEnded = true;
  // A component may have left a timer or handle that would keep the process alive. Errors of the streams come first.
  if (!COMMANDS.some(({ name, serves }) => name === args[0] && serves))
    process.stdout.write('', () => process.stderr.write('', () => setImmediate(() => process.exit())));
}

/** A reader such as `head` may close the output early: the command still completes. */
function reportLostOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') reportFailure(error);
}
