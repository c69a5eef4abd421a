/** Finds the exports of a site's theme module in its source text, before it is bundled. */
import { readFileSync } from 'node:fs';
import { findLocalModule } from './module-imports.ts';
import { blankNonCode } from './non-code.ts';

export interface ThemeExport {
  name: string;
  /** Absolute. */
  file: string;
  /** Whether it is a named export or a field of the default export. */
  kind: 'named' | 'field';
}

/** Follows `export *` from modules of the site. @param file absolute */
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
  // The first export of a name wins: a module's own exports take precedence over re-exports.
  return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toReversed();
}

// An export starts a line, or follows another statement on it.
const DECLARATION = /(?:^|[;}])\s*export\s+(?:async\s+)?(?:const|let|var|class|function\*?)\s+([\w$]+)/gm;
const LIST = /(?:^|[;}])\s*export\s*\{([^}]*)\}/gm;
const STAR = /(?:^|[;}])\s*export\s*\*\s*from\s*['"]([^'"]+)['"]/gm;
const DEFAULT = /(?:^|[;}])\s*export\s+default\s*\{([^}]*)\}/m;

/** Ignores types. */
function readList(list: string): string[] {
  return list.split(',').flatMap((entry) => {
    const name = /(?:^|\bas\s)\s*([\w$]+)\s*$/.exec(entry.trim())?.[1];
    return name === undefined || name === 'default' || entry.trim().startsWith('type ') ? [] : [name];
  });
}

/** Supports the legacy form `export default { ...Theme, Layout }`. */
function readDefault(code: string): string[] {
  const [, fields = ''] = DEFAULT.exec(code) ?? [];
  return fields.split(',').flatMap((field) => /^\s*([\w$]+)\s*(?::|$)/.exec(field)?.[1] ?? []);
}
