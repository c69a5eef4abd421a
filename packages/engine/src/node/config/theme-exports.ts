/** Finds the exports of a site's theme module in its source text, before it is bundled. */
import { findLocalModule } from './module-imports.ts';
import { readScript, type ScriptModule } from './script-module.ts';

export interface ThemeExport {
  name: string;
  /** Absolute. */
  file: string;
  /** Whether it is a named export or a field of the default export. */
  kind: 'named' | 'field';
}

type ReadScript = (file: string) => ScriptModule;

/**
 * Follows `export *` from modules of the site. Supports the legacy form `export default { ...Theme, Layout }`.
 * @param file absolute
 */
export function listThemeExports(file: string, read: ReadScript = readScript): ThemeExport[] {
  return listExports(file, { read, known: new Set() });
}

function listExports(file: string, { read, known }: { read: ReadScript; known: ReadonlySet<string> }): ThemeExport[] {
  if (known.has(file)) return [];
  const { exports, fields, stars } = read(file);
  const found: ThemeExport[] = [
    ...[...exports.keys()].filter((name) => name !== 'default').map((name) => ({ name, file, kind: 'named' as const })),
    ...fields.map((name) => ({ name, file, kind: 'field' as const })),
    ...stars.flatMap((source) => {
      const target = findLocalModule(source, file);
      return target === undefined ? [] : listExports(target, { read, known: new Set([...known, file]) });
    }),
  ];
  // The first export of a name wins: a module's own exports take precedence over re-exports.
  return [...new Map(found.toReversed().map((each) => [each.name, each])).values()].toReversed();
}
