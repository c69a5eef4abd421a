/** Owns the warning about a configuration above the folder that a command is given: it is that of another site. */
import { dirname, relative, resolve } from 'node:path';
import { findConfigFile } from '../config/config-file.ts';
import { createWarning } from '../diagnostics/diagnostic.ts';
import { formatText } from '../diagnostics/report-formats.ts';

/** @param command as it is written: `build` */
export function warnAboutParent(dir: string, command: string) {
  const folder = resolve(dir);
  const above = findConfigFile(dirname(folder));
  if (above === undefined || findConfigFile(folder) !== undefined) return;
  const message = `The folder has no configuration of its own, and the one above it, ${relative(process.cwd(), above)}, is not read.`;
  const site = relative(process.cwd(), dirname(above));
  const help = `To use it, run "quire ${[command, site].filter(Boolean).join(' ')}".`;
  process.stderr.write(formatText(createWarning('config', message, { help })));
}
