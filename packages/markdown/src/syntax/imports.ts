/**
 * Extracts the `import` statements of MDX from the page's code: the engine resolves them and passes the values in by
 * their local names.
 */
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import { IMPORT_STATEMENT, type ImportUse, parseImports, writeOwnImport } from './import-statements.ts';

const PROSE = new RegExp(
  `(?:${IMPORT_STATEMENT.source})[ \\t]*(?!//|/\\*|import\\b|export\\b|const\\b|let\\b|var\\b)[^\\s;]`,
  'm',
);

/** Replaces imports by a statement that reads the values from the engine, and records what they import. */
export function createImports(found: ImportUse[]): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'quire-imports',
    options: { position: true },
    mdxjsEsm(node) {
      // Prose that looks like an import: the parser reports its position.
      if (PROSE.test(node.value)) return undefined;
      const uses = parseImports(node.value, node.position?.start.line ?? 1);
      const rest = node.value.replace(IMPORT_STATEMENT, '');
      if (rest === node.value) return undefined;
      found.push(...uses);
      const own = writeOwnImport(uses);
      return { type: 'mdxjsEsm', value: own === undefined ? rest : `${own}\n${rest}` };
    },
  });
}
