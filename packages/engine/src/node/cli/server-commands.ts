/** The commands `quire dev` and `quire preview`. */
import { announceServer, closeOnSignals } from './announce-server.ts';
import { type CommandLine, readServerOptions } from './command-options.ts';
import { findBuiltSite } from './find-built-site.ts';

const DEV_PORT = 3000;
const PREVIEW_PORT = 4173;

export async function runDev(line: CommandLine) {
  const { dir = '.', port = DEV_PORT, host } = readServerOptions(line);
  const { warnAboutConfig } = await import('./warn-about-config.ts');
  warnAboutConfig(dir, 'dev');
  // Loaded on demand, because the bundler is large.
  const { startDev } = await import('../dev/dev-server.ts');
  const log = (message: string) => process.stderr.write(`${message}\n`);
  const { url, warmUp, close } = await startDev({ dir, port, host, log });
  closeOnSignals(close);
  announceServer(url, port);
  void warmUp();
}

export async function runPreview(line: CommandLine) {
  const { dir: written, port = PREVIEW_PORT, host } = readServerOptions(line);
  const { startPreview } = await import('../preview/preview-server.ts');
  const { url, close } = await startPreview({ dir: await findBuiltSite(written), port, host });
  closeOnSignals(close);
  announceServer(url, port);
}
