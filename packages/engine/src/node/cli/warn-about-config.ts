/** Warns about a configuration that is not read, because of its name, or because it is in a parent folder. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, relative, resolve } from 'node:path';
import { createWarning } from '@quire/markdown/diagnostics';
import { findConfigFile, isLikelyConfig, listConfigFiles } from '../config/config-file.ts';
import { formatText } from '../diagnostics/report-formats.ts';

/** @param command as written: `build` */
export function warnAboutConfig(dir: string, command: string) {
  const folder = resolve(dir);
  const used = findConfigFile(folder);
  if (used !== undefined) return warnAboutOthers(used);
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

/** Only files with the name of the one that is used: a site may have one for another tool too. */
function warnAboutOthers(used: string) {
  const nameOf = (file: string) => file.replace(/\.\w+$/, '');
  const others = listConfigFiles(dirname(used)).filter((file) => file !== used && nameOf(file) === nameOf(used));
  for (const file of others.filter(existsSync))
    warn(`${relative(process.cwd(), file)} is not read, because ${basename(used)} is.`, {
      help: 'Remove one of them.',
    });
}

function listLikelyNames(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter(isLikelyConfig) : [];
}

function warn(message: string, { help }: { help: string }) {
  process.stderr.write(formatText(createWarning('config', message, { help })));
}
