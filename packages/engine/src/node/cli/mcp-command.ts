/** `quire mcp [dir or URL]` */
import { Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from '../mcp/create-mcp-server.ts';
import { isUrl, openFolder, openHost } from '../mcp/open-site.ts';
import { parseCommand } from './command-options.ts';
import { findBuiltSite } from './find-built-site.ts';
import { readVersion } from './version.ts';

/** Serves until the client closes standard input. */
export async function runMcp(args: string[]) {
  const { positionals } = parseCommand(args, { options: {}, words: 1 });
  const output = reserveOutput();
  const [where] = positionals;
  const site =
    where !== undefined && isUrl(where) ? await openHost(new URL(where)) : await openFolder(await findBuiltSite(where));
  await createMcpServer(site, readVersion()).connect(new StdioServerTransport(process.stdin, output));
}

/** Reserves standard output for the protocol: logs of a configuration go to the error stream. */
function reserveOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return new Writable({ write: (chunk: Buffer, _, done) => void write(chunk, done) });
}
