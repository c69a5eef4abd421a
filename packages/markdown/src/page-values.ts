/** Makes code that gives the values of a page's expressions by their sources: `{version}` is "4.2.0" in its Markdown. */
import { mdxToJs } from 'satteri';
import { listSourceParts } from './source-parts.ts';

/** The export that holds a function for each expression. */
const EXPORT = 'quireValues';

/** Undefined where the source has no expression. The code is the body of a function, as that of the page is. */
export async function compileValues(source: string): Promise<string | undefined> {
  if (!/\{(?!\s*\/\*)/.test(source)) return undefined;
  const parts = listSourceParts(source, 'mdx');
  const expressions = parts.flatMap((part) => (part.kind === 'expression' ? [part.code] : []));
  if (expressions.length === 0) return undefined;
  const statements = parts.flatMap((part) => (part.kind === 'statement' ? [source.slice(part.start, part.end)] : []));
  const entries = [...new Set(expressions)].map((code) => `${JSON.stringify(code)}: () => (${code}\n)`);
  const text = [...statements, `export const ${EXPORT} = { ${entries.join(', ')} };`].join('\n\n');
  return (await mdxToJs(text, { outputFormat: 'function-body' })).code;
}
