/** `quire preview`. */
import { announceServer } from './announce-server.ts';
import { parseServerOptions } from './command-options.ts';
import { findBuiltSite } from './find-built-site.ts';

const PREVIEW_PORT = 4173;

export async function runPreview(args: string[]) {
  const { dir: written, port = PREVIEW_PORT, host } = parseServerOptions(args);
  const { startPreview } = await import('../preview/preview-server.ts');
  const { url } = await startPreview({ dir: await findBuiltSite(written), port, host });
  announceServer(url, port);
}
