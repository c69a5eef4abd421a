/** Renders formulas as MathML, which needs no styles, fonts or scripts in the browser. The site provides KaTeX. */
import { createRequire } from 'node:module';
import type { MarkdownPlugin } from '../compile-hooks.ts';
import type { MarkdownPage } from '../markdown-page.ts';
import { escapeFormulas, type FormulaText, replaceFormulas } from './formulas.ts';
import type { SourceFormat } from './source-format.ts';

/** Without KaTeX, the source of formulas is shown. */
export const formulas: MarkdownPlugin = { name: 'formulas', markdown: { source: replaceInSource } };

function replaceInSource({ text: source, format, state: { context, warn } }: MarkdownPage): string {
  if (context.katexFile !== undefined) {
    const { text, errors } = renderFormulas(source, context.katexFile, format);
    for (const { line, message } of errors)
      warn('formulas', { line, message: `The formula cannot be rendered, so its source is shown: ${message}` });
    return text;
  }
  const { text, line } = escapeFormulas(source, format);
  if (line === undefined) return text;
  const help = `Run "npm install katex" and set "markdown: { formulas: true }", or use words, code or an image. "check: { formulas: 'off' }" hides this warning.`;
  warn('formulas', { line, message: 'Formulas are not rendered, so their source is shown.', help });
  return text;
}

interface Katex {
  renderToString(
    tex: string,
    options: { displayMode: boolean; output: 'mathml'; throwOnError: true; strict: false },
  ): string;
}

/** KaTeX's message for a formula, with its line. */
export interface FormulaError {
  line: number;
  message: string;
}

const require = createRequire(import.meta.url);

/**
 * @param source without frontmatter; line numbers stay the same
 * @param file the absolute path of KaTeX
 * @returns the text, in which formulas that KaTeX rejects keep their source
 */
export function renderFormulas(
  source: string,
  file: string,
  format: SourceFormat,
): FormulaText & { errors: FormulaError[] } {
  if (!source.includes('$')) return { text: source, line: undefined, errors: [] };
  const katex = require(file) as Katex;
  const errors: FormulaError[] = [];
  const replaced = replaceFormulas(source, {
    format,
    isFormula: () => true,
    render(tex, { isBlock, line }) {
      try {
        const options = { displayMode: isBlock, output: 'mathml', throwOnError: true, strict: false } as const;
        return toMarkup(katex.renderToString(tex, options));
      } catch (error) {
        errors.push({ line, message: error instanceof Error ? error.message : String(error) });
        return undefined;
      }
    },
  });
  return { ...replaced, errors };
}

/** On one line, with special characters of Markdown and MDX escaped. */
function toMarkup(html: string): string {
  const [math = ''] = /<math[\s\S]*<\/math>/.exec(html) ?? [];
  return math
    .replace(/<annotation\b[\s\S]*?<\/annotation>/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(<[^>]*>)|&(?:#?\w+);|[!-/:-@[-`{-~]/g, (sign, tag?: string) =>
      tag !== undefined || sign.length > 1 ? sign : `&#${sign.charCodeAt(0)};`,
    );
}
