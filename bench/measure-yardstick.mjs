/** Measures the current speed of the machine, in a separate process, so that no other children are counted. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FILE = fileURLToPath(new URL('yardstick.mjs', import.meta.url));

/** Seconds of processor time for the fixed workload. */
export async function measureYardstick() {
  const { stdout } = await promisify(execFile)(process.execPath, [FILE]);
  return JSON.parse(stdout).cpuSeconds;
}
