/** Which names a site's theme module exports, as its text says it: they are known before anything is bundled. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { blankNonCode } from './non-code.ts';

export interface ThemeExport {
  name: string;
  /** Absolute. */
  file: string;
  /** How the module has it: under its name, or as a field of an object that is its default export. */
  kind: 'named' | 'field';
}

/** @param file absolute; modules of the site that it passes on as a whole are read too */
export function listThemeExports(file: string, known: ReadonlySet<string> = new Set()): ThemeExport[] {
  if (known.has(file)) return [];
  const code = blankNonCode(readFileSync(file, 'utf8'));
  const found: ThemeExport[] = [
    ...[...code.matchAll(DECLARATION)].map(([, name = '']) => ({ name, file, kind: 'named' as const })),
    ...[...code.matchAll(LIST)].flatMap(([, list = '']) =>
      readList(list).map((name) => ({ name, file, kind: 'named' as const })),
    ),
    ...readDefault(code).map((name) => ({ name, file, kind: 'field' as const })),
    ...[...code.matchAll(STAR)].flatMap(([, source = '']) => {
      const target = findLocalModule(source, file);
      return target === undefined ? [] : listThemeExports(target, new Set([...known, file]));
    }),
  ];
  // The first one of a name wins, as a module's own exports do over those that it passes on.
  return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toReversed();
}

// An export begins a line, or follows another statement on it.
const DECLARATION = /(?:^|[;}])\s*export\s+(?:async\s+)?(?:const|let|var|class|function\*?)\s+([\w$]+)/gm;
const LIST = /(?:^|[;}])\s*export\s*\{([^}]*)\}/gm;
const STAR = /(?:^|[;}])\s*export\s*\*\s*from\s*['"]([^'"]+)['"]/gm;
const DEFAULT = /(?:^|[;}])\s*export\s+default\s*\{([^}]*)\}/m;

/** Types are left out, and so is what has no name. */
function readList(list: string): string[] {
  return list.split(',').flatMap((entry) => {
    const name = /(?:^|\bas\s)\s*([\w$]+)\s*$/.exec(entry.trim())?.[1];
    return name === undefined || name === 'default' || entry.trim().startsWith('type ') ? [] : [name];
  });
}

/** `export default { ...Theme, Layout }`, as themes were written once. */
function readDefault(code: string): string[] {
  const [, fields = ''] = DEFAULT.exec(code) ?? [];
  return fields.split(',').flatMap((field) => /^\s*([\w$]+)\s*(?::|$)/.exec(field)?.[1] ?? []);
}

/** A module of the site that another one imports by its path; undefined where it is none. */
export function findLocalModule(source: string, from: string): string | undefined {
  if (!source.startsWith('.')) return undefined;
  const base = resolve(dirname(from), source);
  return ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.jsx', '/index.js']
    .map((ending) => base + ending)
    .find((file) => existsSync(file) && statSync(file).isFile());
}
