/** Generates code that evaluates a page's expressions: `{version}` becomes "4.2.0" in the page's Markdown version. */
import { mdxToJs } from 'satteri';
import { listSourceParts } from './source-parts.ts';
import { createImports } from './syntax/imports.ts';

/** The export that contains a function for each expression. */
const EXPORT = 'quireValues';

/** A function body, like that of the page; undefined if the source has no expressions. */
export async function compileValues(source: string): Promise<string | undefined> {
  if (!/\{(?!\s*\/\*)/.test(source)) return undefined;
  const parts = listSourceParts(source, 'mdx');
  const expressions = parts.flatMap((part) => {
    if (part.kind === 'html') return part.expressions;
    return part.kind === 'expression' ? [part.code] : [];
  });
  if (expressions.length === 0) return undefined;
  const statements = parts.flatMap((part) => (part.kind === 'statement' ? [source.slice(part.start, part.end)] : []));
  const entries = [...new Set(expressions)].map((code) => `${JSON.stringify(code)}: () => (${code}\n)`);
  const text = [...statements, `export const ${EXPORT} = { ${entries.join(', ')} };`].join('\n\n');
  return (await mdxToJs(text, { outputFormat: 'function-body', mdastPlugins: [createImports([])] })).code;
}
