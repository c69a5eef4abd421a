/** The command `quire dev`. */
import { parseServerOptions } from './command-options.ts';

const DEV_PORT = 3000;

export async function runDev(args: string[]) {
  const { dir = '.', port = DEV_PORT, host } = parseServerOptions(args);
  const { warnAboutConfig } = await import('./warn-about-config.ts');
  warnAboutConfig(dir, 'dev');
  // Loaded on demand, because the bundler is large.
  const { startDev } = await import('../dev/dev-server.ts');
  const log = (message: string) => process.stderr.write(`${message}\n`);
  const { url, warmUp, close } = await startDev({ dir, port, host, log });
  const { announceServer } = await import('./announce-server.ts');
  announceServer(url, port);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().finally(() => process.exit()));
  void warmUp();
}
