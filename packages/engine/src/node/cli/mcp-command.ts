/** `quire mcp [dir or URL]` */
import { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { createUserError } from '@quire/markdown/diagnostics';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import { findInstalled } from '../files/installed-packages.ts';
import type { CommandLine } from './command-options.ts';
import { findBuiltSite } from './find-built-site.ts';
import { readVersion } from './version.ts';

/** The exports of the package with the server. */
interface McpPackage {
  serveSite(options: { site: string | URL; version: string; output: Writable }): Promise<void>;
}

const MCP_PACKAGE = '@quire/mcp';

/** Serves until the client closes standard input. */
export async function runMcp({ words: [site] }: CommandLine) {
  const output = reserveOutput();
  const { serveSite } = await loadPackage();
  await serveSite({ site: await findSite(site), version: readVersion(), output });
}

async function findSite(written: string | undefined): Promise<string | URL> {
  const isUrl = written !== undefined && /^https?:\/\//i.test(written) && URL.canParse(written);
  return isUrl ? new URL(written) : findBuiltSite(written);
}

/** @throws UserError if it is not installed */
async function loadPackage(): Promise<McpPackage> {
  const module = findInstalled(MCP_PACKAGE, process.cwd());
  if (module !== undefined) return import(pathToFileURL(module).href);
  throw createUserError('command', `The package "${MCP_PACKAGE}" is not installed.`, {
    help: `Run "${createPackageCommands().installDev(MCP_PACKAGE)}".`,
  });
}

/** Reserves standard output for the protocol: logs of a configuration go to the error stream. */
function reserveOutput(): Writable {
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = process.stderr.write.bind(process.stderr);
  return new Writable({ write: (chunk: Buffer, _, done) => void write(chunk, done) });
}
