/** Runs the steps of a script, and shows their progress on the terminal. */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Prints a line after this time without output, so that the step does not seem to hang. */
const HEARTBEAT_MS = 15_000;

/**
 * Runs a command in the repository, and resolves to whether it succeeded.
 * `quiet` shows its output only if it fails.
 */
export async function runStep(title, command, { args = [], env = {}, quiet = false } = {}) {
  console.log(`\n▸ ${title}`);
  const seconds = startClock();
  const beat = quiet ? setInterval(() => console.log(`  … ${seconds()} s`), HEARTBEAT_MS) : undefined;
  const { code, output } = await run(command, { args, env, quiet });
  clearInterval(beat);
  reportEnd({ code, output, seconds: seconds(), words: [command, ...args] });
  return code === 0;
}

/** Runs a quiet step while another one uses the terminal, and shows it after the other has ended. */
export async function runStepBeside(other, title, command, { args = [], env = {} } = {}) {
  const seconds = startClock();
  const { code, output } = await run(command, { args, env, quiet: true });
  const took = seconds();
  await other;
  console.log(`\n▸ ${title}`);
  reportEnd({ code, output, seconds: took, words: [command, ...args] });
  return code === 0;
}

/**
 * Runs commands, each a title with its arguments, in parallel on all cores, and prints a line for each when it ends.
 * Resolves to the titles of those that failed.
 */
export async function runSideBySide(title, steps) {
  console.log(`\n▸ ${title}`);
  const queue = [...steps];
  const failed = [];
  const work = async () => {
    for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
      const [name, [command, ...args]] = step;
      const seconds = startClock();
      const { code, output } = await run(command, { args, env: {}, quiet: true });
      if (code === 0) console.log(`  ${name}: done in ${seconds()} s`);
      else reportEnd({ code, output: `${name}:\n${output}`, seconds: seconds(), words: [command, ...args] });
      if (code !== 0) failed.push(name);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

function startClock() {
  const start = Date.now();
  return () => Math.round((Date.now() - start) / 1000);
}

function reportEnd({ code, output, seconds, words }) {
  if (code !== 0) console.log(output);
  console.log(code === 0 ? `  done in ${seconds} s` : `  FAILED after ${seconds} s: ${words.join(' ')}`);
}

/** Like runStep, but ends the script if the step fails. */
export async function runRequiredStep(title, command, options) {
  if (!(await runStep(title, command, options))) process.exit(1);
}

/** On Windows, package binaries are scripts, which only a shell can run. */
const IS_WINDOWS = process.platform === 'win32';

const quote = (word) => (IS_WINDOWS && /\s/.test(word) ? `"${word}"` : word);

function run(command, { args, env, quiet }) {
  const child = spawn(quote(command), args.map(quote), {
    cwd: ROOT,
    shell: IS_WINDOWS,
    env: { ...process.env, ...env },
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  });
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => chunks.push(chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}
