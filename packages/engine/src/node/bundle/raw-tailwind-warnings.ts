/** The warnings about stylesheets for Tailwind that were not compiled. */
import { createWarning, type Diagnostic } from '@quire/markdown/diagnostics';
import { createPackageCommands } from '../diagnostics/package-manager.ts';
import type { BundlerError } from './bundle-errors.ts';
import { RAW_TAILWIND } from './raw-tailwind.ts';

/** The format of the loader's warnings. */
const PATTERN = new RegExp(`(${RAW_TAILWIND}[^\\n]*) \\(([^\\n]+)\\)`);

function getHelp(): string {
  const install = createPackageCommands().installDev('tailwindcss @tailwindcss/postcss');
  return `Run "${install}" in the site's folder, and name "@tailwindcss/postcss" in a postcss.config.mjs.`;
}

/** @param found all warnings of the bundler, of both environments */
export function createTailwindWarnings(found: BundlerError[]): Diagnostic[] {
  const ours = found.flatMap(({ message }) => {
    const [, text, file] = PATTERN.exec(message) ?? [];
    return file === undefined || text === undefined ? [] : [{ file, text }];
  });
  const byFile = new Map(ours.map(({ file, text }) => [file, text]));
  return [...byFile].map(([file, text]) => createWarning('bundle', text, { file, help: getHelp() }));
}
