/** Measures a command: processor time of all its processes, and the memory of the largest (Linux). */
import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const TICKS_PER_SECOND = 100;
const SAMPLE_MS = 40;

/**
 * Runs a command. `cpuSeconds` is the user and system time of it and all its descendants, `peakBytes` the highest
 * resident memory of any one of them.
 */
export async function measureProcess(command, args, { env = process.env, ...options } = {}) {
  const before = readChildTicks();
  const start = performance.now();
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: leaveCertificatesOut(env), ...options });
  const output = collect(child);
  const memory = watchMemory(child.pid);
  const code = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  const wallSeconds = (performance.now() - start) / 1000;
  const peakBytes = memory.stop();
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output()}`);
  return { cpuSeconds: (readChildTicks() - before) / TICKS_PER_SECOND, wallSeconds, peakBytes };
}

/** Removes extra certificates, which Node 20 reads at each start: that would be measured with each process. */
export function leaveCertificatesOut(env) {
  return { ...env, NODE_EXTRA_CA_CERTS: undefined };
}

/** The kernel adds the time of each ended process and its children to its parent. */
function readChildTicks() {
  const fields = readStat('self');
  return Number(fields[13]) + Number(fields[14]);
}

/** The fields of /proc/<pid>/stat after the name, which may contain spaces; the first is the state. */
function readStat(pid) {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

function watchMemory(rootPid) {
  let peakBytes = 0;
  const sample = () => {
    for (const pid of listDescendants(rootPid)) peakBytes = Math.max(peakBytes, readPeakBytes(pid));
  };
  const timer = setInterval(sample, SAMPLE_MS);
  return {
    stop() {
      clearInterval(timer);
      return peakBytes;
    },
  };
}

function listDescendants(rootPid) {
  const parents = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => [Number(pid), findParent(pid)]),
  );
  const isBelow = (pid) => pid === rootPid || (parents.has(pid) && pid > 1 && isBelow(parents.get(pid)));
  return [...parents.keys()].filter(isBelow);
}

/** Undefined if the process has ended meanwhile. */
function findParent(pid) {
  try {
    return Number(readStat(pid)[1]);
  } catch {
    return 0;
  }
}

function readPeakBytes(pid) {
  try {
    return Number(/^VmHWM:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}

function collect(child) {
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => chunks.push(chunk));
  return () => Buffer.concat(chunks).toString();
}
