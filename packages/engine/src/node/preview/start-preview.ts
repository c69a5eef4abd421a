/** Serves a built site from a script. Loads the server on demand, because configurations import the same entry. */
import type { SiteServer, SiteServerOptions } from '../http/listen.ts';

/** Serves a built site until it is closed. Throws a UserError if there is no site or no free port. */
export async function startPreview(options: SiteServerOptions): Promise<SiteServer> {
  const server = await import('./preview-server.ts');
  return server.startPreview(options);
}
