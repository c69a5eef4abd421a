/** Runs a command of `quire`: which one it is, and how its errors and its end are reported. */
import { createError } from '@quire/markdown/diagnostics';
import { formatText } from '../diagnostics/report-formats.ts';
import { formatCommandHelp, formatHelp, getCommand } from './commands.ts';
import { reportFailure } from './report.ts';
import { readVersion } from './version.ts';

/** The exit code until a command has done its work: whatever it waits for may never come. */
const UNFINISHED = 13;

const HELP_FLAGS = ['--help', '-h'];

/** Reports how the command fails. The exit code of the process is then 1. */
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
  // Configurations, and what loads them, tell a build from the dev server by it.
  process.env.NODE_ENV ||= name === 'dev' ? 'development' : 'production';
  const run = await command.load();
  await run(args);
}

function write(text: string) {
  process.stdout.write(text);
}

const UNFINISHED_ERROR = createError(
  'command',
  'The command ended before it was done: it waits for something that never completes.',
  {
    help: 'Look for a promise that never settles in the configuration or in what it imports.',
  },
);

const EXITED_ERROR = createError('command', 'The command ended before it was done: something called process.exit(0).', {
  help: 'Look for "process.exit" in the configuration or in what it imports.',
});

/** Sets the exit code of the process, however the command ends. */
export async function runCommand(args: string[]): Promise<void> {
  process.exitCode = UNFINISHED;
  // What is refused is written to the other stream; unheard, the event would end the process.
  process.stderr.on('error', () => undefined);
  process.stdout.on('error', reportLostOutput);
  let hasEnded = false;
  process.once('exit', (code) => {
    if (hasEnded) return;
    if (code === UNFINISHED) process.stderr.write(formatText(UNFINISHED_ERROR));
    else if (code === 0) {
      process.exitCode = UNFINISHED;
      process.stderr.write(formatText(EXITED_ERROR));
    }
  });
  await runAndReport(args);
  if (process.exitCode === UNFINISHED) process.exitCode = 0;
  hasEnded = true;
  // A component may have left something that would keep the process alive.
  if (BUILDING_COMMANDS.includes(args[0] ?? ''))
    process.stdout.write('', () => process.stderr.write('', () => process.exit()));
}

/** A reader such as `head` that has read enough closes the output: the command does its work, and ends as it would. */
function reportLostOutput(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') reportFailure(error);
}

/** Those that run what a site's pages hold, and end. */
const BUILDING_COMMANDS = ['build', 'check'];
