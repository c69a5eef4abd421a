/** How fast the machine is at this moment, in a process of its own: another's children would be counted with it. */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const FILE = fileURLToPath(new URL('yardstick.mjs', import.meta.url));

/** Seconds of processor time that the fixed workload takes. */
export async function measureYardstick() {
  const { stdout } = await promisify(execFile)(process.execPath, [FILE]);
  return JSON.parse(stdout).cpuSeconds;
}
