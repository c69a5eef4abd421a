/**
 * Parses the `import` statements of a source with regular expressions, and extracts those of MDX from the page's code:
 * the engine resolves them and passes the values in by their local names.
 */

import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import { blankFences } from './source-lines.ts';

export interface ImportUse {
  /** As written: `@theme`, `../../components/card.tsx`, `./part.mdx`. */
  source: string;
  /** The name in the module, `default` or `*`. */
  imported: string;
  /** Empty for `import './x.css'`. */
  local: string;
  line: number;
  /** The column of the module name. */
  column: number;
}

export const IMPORT_STATEMENT =
  /^import\s+(type\s+(?!from\b))?(?:([\p{ID_Continue}$]+)\s*,?\s*)?(?:\{([^}]*)\}|\*\s*as\s+([\p{ID_Continue}$]+))?\s*(?:from\s*)?['"]([^'"]+)['"][ \t]*;?/gmu;

/** Parses the import statements of an ESM block. `firstLine` is the block's line in its file. */
export function parseImports(code: string, firstLine: number): ImportUse[] {
  return [...code.matchAll(IMPORT_STATEMENT)].flatMap((match) => {
    const [, isType, defaultName, named, namespace, written = ''] = match;
    if (isType !== undefined) return [];
    const { line, column } = findSource(code, match.index + match[0].lastIndexOf(written), firstLine);
    // Markdown formatters may escape characters that look like emphasis to them.
    const source = written.replace(/\\([^\w\s])|\\(?=_)/g, '$1');
    const names = (named ?? '')
      .split(',')
      .map((part) => part.trim().split(/\s+as\s+/))
      .filter(([name = '']) => name !== '' && !name.startsWith('type '));
    // An import for its side effects, such as a stylesheet.
    if (defaultName === undefined && named === undefined && namespace === undefined)
      return [{ source, imported: '*', local: '', line, column }];
    return [
      ...(defaultName === undefined ? [] : [{ source, imported: 'default', local: defaultName, line, column }]),
      ...(namespace === undefined ? [] : [{ source, imported: '*', local: namespace, line, column }]),
      ...names.map(([imported = '', local = imported]) => ({ source, imported, local, line, column })),
    ];
  });
}

/** The statement that replaces the imports and reads the values that the engine passes in. Undefined if no import has a name. */
export function writeOwnImport(uses: readonly ImportUse[]): string | undefined {
  const names = uses.flatMap(({ local }) => (local === '' ? [] : [local]));
  return names.length === 0 ? undefined : `import { ${names.join(', ')} } from 'quire';`;
}

function findSource(code: string, offset: number, firstLine: number): { line: number; column: number } {
  const lines = code.slice(0, offset).split('\n');
  return { line: firstLine + lines.length - 1, column: (lines.at(-1) ?? '').length + 1 };
}

/** A superset of the imports of a source, found without parsing it, to load fragments ahead. */
export function findImports(source: string): ImportUse[] {
  return source.includes('import') ? parseImports(blankFences(source, 'mdx'), 1) : [];
}

/** Every module name in a source, possibly including some in comments and text. */
export function findModuleSources(source: string): string[] {
  return [...source.matchAll(/\b(?:from|import)\s*\(?\s*['"]([^'"\n]+)['"]/g)].flatMap((match) => match[1] ?? []);
}

const PROSE = new RegExp(
  `(?:${IMPORT_STATEMENT.source})[ \\t]*(?!//|/\\*|import\\b|export\\b|const\\b|let\\b|var\\b)[^\\s;]`,
  'mu',
);

const TEXTS = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\/\/.*|`(?:[^`\\]|\\[\s\S])*`|\/\*[\s\S]*?\*\//g;

/** Blanks template literals and comments, whose lines may look like imports. */
function blankQuotedCode(code: string): string {
  return code.replace(TEXTS, (text) => (/^['"]/.test(text) ? text : text.replace(/[^\n]/g, ' ')));
}

/** Replaces imports by a statement that reads the values from the engine, and records what they import. */
export function createImports(found: ImportUse[]): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'quire-imports',
    options: { position: true },
    mdxjsEsm(node) {
      const code = blankQuotedCode(node.value);
      // Prose that looks like an import: the parser reports its position.
      if (PROSE.test(code)) return undefined;
      const uses = parseImports(code, node.position?.start.line ?? 1);
      const rest = [...code.matchAll(IMPORT_STATEMENT)].reduceRight(
        (text, { 0: { length }, index }) => text.slice(0, index) + text.slice(index + length),
        node.value,
      );
      if (rest === node.value) return undefined;
      found.push(...uses);
      const own = writeOwnImport(uses);
      return { type: 'mdxjsEsm', value: own === undefined ? rest : `${own}\n${rest}` };
    },
  });
}
