/** Prints the URL of a server once it listens, and closes it at the end of the process. */
import { createWarning } from '@quire/markdown/diagnostics';
import pc from 'picocolors';
import { formatText } from '../diagnostics/report-formats.ts';

/** @param asked the requested port; 0 for any */
export function announceServer(url: string, asked: number) {
  const { port } = new URL(url);
  const message = `Port ${asked} is in use, so the server listens on port ${port}.`;
  if (asked !== 0 && port !== '' && Number(port) !== asked)
    process.stderr.write(formatText(createWarning('command', message)));
  process.stdout.write(`${pc.green('➜')} ${url}\n`);
}

/** Signals do not end the first process of a container by default. */
export function closeOnSignals(close: () => Promise<void>) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void close().finally(() => process.exit()));
}
