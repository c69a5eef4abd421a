/** Serves a site to AI assistants. (docs/site/pages/guide/assistants.md) */
import type { Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from './create-mcp-server.ts';
import { openFolder, openHost } from './open-site.ts';

export interface ServeOptions {
  /** The folder of a built site, or the URL of any of its pages. */
  site: string | URL;
  /** Of Quire, for the client. */
  version: string;
  /** Where answers are written to. */
  output: Writable;
}

/** Serves on standard input until the client closes it. @throws UserError if the site cannot be opened */
export async function serveSite({ site, version, output }: ServeOptions): Promise<void> {
  const opened = site instanceof URL ? await openHost(site) : await openFolder(site);
  await createMcpServer(opened, version).connect(new StdioServerTransport(process.stdin, output));
}
