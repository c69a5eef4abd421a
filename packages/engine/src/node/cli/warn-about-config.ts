/** Warns about a configuration that is not read, because of its name, or because it is in a parent folder. */
import { existsSync, readdirSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { createWarning } from '@quire/markdown/diagnostics';
import { findConfigFile, isLikelyConfig } from '../config/config-file.ts';
import { formatText } from '../diagnostics/report-formats.ts';

/** @param command as written: `build` */
export function warnAboutConfig(dir: string, command: string) {
  const folder = resolve(dir);
  if (findConfigFile(folder) !== undefined) return;
  for (const name of listLikelyNames(folder)) {
    warn(
      `${relative(process.cwd(), resolve(folder, name))} is not read, because the configuration of a site has another name.`,
      {
        help: 'Call it "site.config.ts", or "site.config.mjs".',
      },
    );
  }
  const above = findConfigFile(dirname(folder));
  if (above === undefined) return;
  const site = relative(process.cwd(), dirname(above));
  const file = relative(process.cwd(), above);
  warn(`The folder has no configuration, and the one in its parent folder, ${file}, is not read.`, {
    help: `To use it, run "quire ${[command, site].filter(Boolean).join(' ')}".`,
  });
}

function listLikelyNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(isLikelyConfig) : [];
}

function warn(message: string, { help }: { help: string }) {
  process.stderr.write(formatText(createWarning('config', message, { help })));
}
