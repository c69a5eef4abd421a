import { isUtf8 } from 'node:buffer';
import { readFileSync, statSync } from 'node:fs';
import { createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import { findUndecoded } from '@quire/markdown/files';
import { findPackageOf } from '../files/is-installed.ts';

/** Warns about texts of the site that are not in UTF-8: the bundler replaces their other bytes. */
export function checkBytes(files: readonly string[]): Diagnostic[] {
  const texts = [...new Set(files)].filter((file) => findPackageOf(file) === undefined && isOtherText(file));
  return texts.flatMap((file) =>
    findUndecoded(readFileSync(file, 'utf8'), 'this file').map(({ message, ...place }) =>
      createWarning('bundle', message, { file, ...place }),
    ),
  );
}

/** Text does not contain zeros, except in UTF-16, which begins with its mark. */
function isOtherText(file: string): boolean {
  if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
  const bytes = readFileSync(file);
  return !isUtf8(bytes) && (!bytes.includes(0) || /^(?:\xff\xfe|\xfe\xff)/.test(bytes.toString('latin1', 0, 2)));
}
