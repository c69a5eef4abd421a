/** Lists the source files of a site's theme, and finds components in them. */
import { readFileSync } from 'node:fs';
import { findLocalModule } from './theme-exports.ts';

export interface ThemeSource {
  /** Absolute. */
  file: string;
  code: string;
}

/** The module and the modules of the site that it imports. Other files in the folder may be for pages. */
export function listThemeSources(file: string): ThemeSource[] {
  const found = new Map<string, string>();
  const add = (source: string) => {
    if (found.has(source)) return;
    const code = readFileSync(source, 'utf8');
    found.set(source, code);
    for (const [, name = ''] of code.matchAll(/\bfrom\s*['"](\.[^'"]+)['"]/g)) {
      const module = findLocalModule(name, source);
      if (module !== undefined) add(module);
    }
  };
  add(file);
  return [...found].map(([source, code]) => ({ file: source, code }));
}

export interface ComponentPlace {
  name: string;
  file: string;
  line: number;
  column: number;
}

/**
 * The definition of the first of the functions that is a component of the theme.
 * @param files the absolute paths of the site's modules in the layout
 */
export function findThemeComponent(functions: readonly string[], files: readonly string[]): ComponentPlace | undefined {
  const sources = files.flatMap(listThemeSources);
  for (const name of functions.filter((each) => /^[A-Z]\w*$/.test(each))) {
    const definition = new RegExp(`\\b(?:function|const|let|class)\\s+(${name})\\b`);
    for (const { file, code } of sources) {
      const match = definition.exec(code);
      if (!match) continue;
      const lines = code.slice(0, match.index + match[0].length - name.length).split('\n');
      return { name, file, line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
    }
  }
  return undefined;
}
