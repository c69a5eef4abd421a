/** Finds MDX expressions with an undeclared name, such as `{length}`: rendering would fail without a position. */
import { defineMdastPlugin, type MdastPluginDefinition, type MdxFlowExpression, type MdxTextExpression } from 'satteri';
import type { SourcePoint } from '../source-references.ts';

export interface NameUse extends SourcePoint {
  name: string;
}

/** An expression that begins with a name, which is certainly read. */
const FIRST_NAME = /^\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)\s*(?:$|[.?[(])/u;
/** Names that are defined in the code of every page. */
const GIVEN = new Set([
  ...['arguments', 'async', 'await', 'class', 'delete', 'false', 'frontmatter', 'function', 'import', 'new', 'null'],
  ...['props', 'super', 'this', 'true', 'typeof', 'undefined', 'void', 'yield'],
]);

/** @param defines names that the site's bundler defines, which may be paths */
export function createUnknownNames(
  defines: readonly string[],
  onFound: (uses: readonly NameUse[]) => void,
): MdastPluginDefinition {
  const uses: NameUse[] = [];
  const known = new Set([...GIVEN, ...defines.map((name) => name.split('.')[0] ?? name)]);
  let statements = '';
  const note = ({ value, position }: Readonly<MdxFlowExpression | MdxTextExpression>) => {
    const name = FIRST_NAME.exec(value)?.[1];
    if (name === undefined || known.has(name) || name in globalThis || !position) return;
    const { line, column } = position.start;
    uses.push({ name, line, column: column + 1 });
  };
  return defineMdastPlugin({
    name: 'quire-unknown-names',
    options: { position: true },
    mdxjsEsm(node) {
      statements += `${node.value}\n`;
    },
    mdxFlowExpression: note,
    mdxTextExpression: note,
    after() {
      const declared = new Set(statements.match(/[\p{ID_Start}$_][\p{ID_Continue}$]*/gu) ?? []);
      onFound(uses.filter(({ name }) => !declared.has(name)));
    },
  });
}
