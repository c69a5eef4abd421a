/** Dev servers for tests: one in a process of its own, as an author runs it, and a site of one in this process. */
import { spawn } from 'node:child_process';
import { answerRequest } from '../src/node/dev/answer-request.ts';
import { createRestartingSite } from '../src/node/dev/restarting-site.ts';
import { QUIRE } from './run-quire.ts';

/** Starts `quire dev`. `getOutput` gives all that it has written so far. */
export async function startDevServer(dir: string, { nodeOptions = '' } = {}) {
  const env = { ...process.env, NODE_OPTIONS: nodeOptions };
  const server = spawn(process.execPath, [QUIRE, 'dev', dir, '--port', '0'], { env });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const add = (chunk: Buffer) => {
      output += chunk;
      const [, found] = /(http:\S+)\s/.exec(output) ?? [];
      if (found !== undefined) resolve(found);
    };
    server.stdout.on('data', add);
    server.stderr.on('data', add);
    server.on('exit', () => reject(new Error(output)));
  });
  return { origin: new URL(url).origin, getOutput: () => output, stop: () => server.kill() };
}

export async function openDevSite(dir: string, onChange = () => {}) {
  const site = await createRestartingSite(dir, { onChange, onDiagnostics() {}, onRestart() {} });
  const request = (path: string) => answerRequest(path, site.get().live);
  return { request, read: async (path: string) => String((await request(path)).body), close: () => site.close() };
}
