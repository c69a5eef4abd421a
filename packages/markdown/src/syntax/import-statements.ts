/** Reads the `import` statements of a source, without a parser. */
import { blankFences } from './source-lines.ts';

export interface ImportUse {
  /** As written: `@theme`, `../../components/card.tsx`, `./part.mdx`. */
  source: string;
  /** The name in the module, `default` or `*`. */
  imported: string;
  /** Empty where nothing gets a name: `import './x.css'`. */
  local: string;
  line: number;
  /** Where the module is named. */
  column: number;
}

export const IMPORT_STATEMENT =
  /^import\s+(type\s+(?!from\b))?(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s*as\s+([\w$]+))?\s*(?:from\s*)?['"]([^'"]+)['"][ \t]*;?/gm;

/** Reads the import statements of a block of ESM. `firstLine` is the block's line in its file. */
export function parseImports(code: string, firstLine: number): ImportUse[] {
  return [...code.matchAll(IMPORT_STATEMENT)].flatMap((match) => {
    const [, isType, defaultName, named, namespace, written = ''] = match;
    if (isType !== undefined) return [];
    const { line, column } = findSource(code, match.index + match[0].lastIndexOf(written), firstLine);
    // Formatters of Markdown escape what looks like emphasis to them; to JavaScript it is the same text.
    const source = written.replace(/\\([^\w\s])|\\(?=_)/g, '$1');
    const names = (named ?? '')
      .split(',')
      .map((part) => part.trim().split(/\s+as\s+/))
      .filter(([name = '']) => name !== '' && !name.startsWith('type '));
    // Such an import is there for what it does, as a stylesheet is.
    if (defaultName === undefined && named === undefined && namespace === undefined)
      return [{ source, imported: '*', local: '', line, column }];
    return [
      ...(defaultName === undefined ? [] : [{ source, imported: 'default', local: defaultName, line, column }]),
      ...(namespace === undefined ? [] : [{ source, imported: '*', local: namespace, line, column }]),
      ...names.map(([imported = '', local = imported]) => ({ source, imported, local, line, column })),
    ];
  });
}

/** The import that takes the place of others: it reads the values that the engine hands in. Undefined where none has a name. */
export function writeOwnImport(uses: readonly ImportUse[]): string | undefined {
  const names = uses.flatMap(({ local }) => (local === '' ? [] : [local]));
  return names.length === 0 ? undefined : `import { ${names.join(', ')} } from 'quire';`;
}

function findSource(code: string, offset: number, firstLine: number): { line: number; column: number } {
  const lines = code.slice(0, offset).split('\n');
  return { line: firstLine + lines.length - 1, column: (lines.at(-1) ?? '').length + 1 };
}

/** The imports of a source before it is parsed: a superset, good enough to load fragments ahead. */
export function findImports(source: string): ImportUse[] {
  return source.includes('import') ? parseImports(blankFences(source), 1) : [];
}

/** Every module that a source names, in whatever form; names in comments and texts may be among them. */
export function findModuleSources(source: string): string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].flatMap((match) => match[1] ?? []);
}
