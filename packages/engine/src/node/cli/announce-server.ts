/** What a command that serves says once it can be reached. */
import { createWarning } from '@quire/markdown/diagnostics';
import pc from 'picocolors';
import { formatText } from '../diagnostics/report-formats.ts';

/** @param asked the port that was asked for; 0 asks for none, so that any is right */
export function announceServer(url: string, asked: number) {
  const { port } = new URL(url);
  const message = `Port ${asked} is in use: the server listens on ${port}.`;
  if (asked !== 0 && port !== '' && Number(port) !== asked)
    process.stderr.write(formatText(createWarning('command', message)));
  process.stdout.write(`${pc.green('➜')} ${url}\n`);
}
