/**
 * `import` statements of MDX. They are taken out of the page's code, which is data: the engine resolves them
 * and hands the values in by their local names.
 */
import { defineMdastPlugin, type MdastPluginDefinition } from 'satteri';
import { IMPORT_STATEMENT, type ImportUse, parseImports, writeOwnImport } from './import-statements.ts';

const PROSE = new RegExp(
  `(?:${IMPORT_STATEMENT.source})[ \\t]*(?!//|/\\*|import\\b|export\\b|const\\b|let\\b|var\\b)[^\\s;]`,
  'm',
);

/** Replaces imports by one that reads the values that the engine hands in, and notes what they import. */
export function createImports(found: ImportUse[]): MdastPluginDefinition {
  return defineMdastPlugin({
    name: 'quire-imports',
    options: { position: true },
    mdxjsEsm(node) {
      // Prose that begins like an import: left as it is, the parser says where.
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
