/** Owns formulas as MathML, which browsers show without styles, fonts or scripts. KaTeX is a package of the site. */
import { createRequire } from 'node:module';
import { type FormulaText, replaceFormulas } from './formulas.ts';

interface Katex {
  renderToString(
    tex: string,
    options: { displayMode: boolean; output: 'mathml'; throwOnError: true; strict: false },
  ): string;
}

/** Of a message: where it is, and what KaTeX says. */
export interface FormulaError {
  line: number;
  message: string;
}

const require = createRequire(import.meta.url);

/**
 * @param source without frontmatter; the number of lines stays
 * @param file the module of KaTeX, absolute
 * @returns the text with those formulas as they are written that KaTeX refuses
 */
export function renderFormulas(source: string, file: string): FormulaText & { errors: FormulaError[] } {
  if (!source.includes('$')) return { text: source, line: undefined, errors: [] };
  const katex = require(file) as Katex;
  const errors: FormulaError[] = [];
  const replaced = replaceFormulas(source, {
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

/** In one line, with nothing in its texts that Markdown or MDX could read. */
function toMarkup(html: string): string {
  const [math = ''] = /<math[\s\S]*<\/math>/.exec(html) ?? [];
  return math
    .replace(/<annotation\b[\s\S]*?<\/annotation>/g, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/(<[^>]*>)|&(?:#?\w+);|[!-/:-@[-`{-~]/g, (sign, tag?: string) =>
      tag !== undefined || sign.length > 1 ? sign : `&#${sign.charCodeAt(0)};`,
    );
}
