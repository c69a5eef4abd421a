/** Serves a built site from a script. Configurations import the same entry, and have no use for a server. */
import type { Preview, PreviewOptions } from './preview-server.ts';

/** Serves a built site until it is closed. Throws a UserError where there is no site or no free port. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const server = await import('./preview-server.ts');
  return server.startPreview(options);
}
