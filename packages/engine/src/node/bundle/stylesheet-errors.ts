/** Reads errors of the compilers of stylesheets from reports of the bundler, which contain only their texts. */
import { resolve } from 'node:path';

/** A warning. */
export const LATE_IMPORT = 'This import has no effect: imports must come before all rules.';

export interface StylesheetError {
  reason: string;
  /** Absolute. */
  file: string;
  line: number;
  column: number;
}

interface Format {
  /** Its groups are fields of the error. It is matched without the frames of the report. */
  pattern: RegExp;
  /** The number of the first column. */
  firstColumn: 0 | 1;
}

const FORMATS: readonly Format[] = [
  // PostCSS: `(2:18) /site/a.css Unexpected }`, with a plugin `(2:3) from "x" plugin: /site/a.css …`
  {
    pattern:
      /\((?<line>\d+):(?<column>\d+)\) (?:from "[^"]+" plugin: )?(?<file>\S.*?\.(?:[ps]?css|less|sass|styl)) (?<reason>.+)/,
    firstColumn: 1,
  },
  // Sass: the reason, an excerpt, and `src/a.scss 2:10  root stylesheet`
  {
    pattern: /^(?<reason>.+)\n╷\n(?:.*\n)+?╵\n(?<file>.+\.s[ac]ss) (?<line>\d+):(?<column>\d+) /m,
    firstColumn: 1,
  },
  // Less: an excerpt, the reason, and `Error in /site/a.less (line 3, column 0)`
  {
    pattern:
      /^\^\n(?:Less resolver error:\n)?(?<reason>.+?)(?: Tried - .*)?\n(?:.*\n)*?Error in (?<file>.+) \(line (?<line>\d+), column (?<column>\d+)\)/m,
    firstColumn: 0,
  },
];

export function findStylesheetError(report: string): StylesheetError | undefined {
  const text = report.replace(/^[ \t│├╰─▶×]+/gm, '');
  for (const { pattern, firstColumn } of FORMATS) {
    const { reason, file, line, column } = pattern.exec(text)?.groups ?? {};
    if (reason !== undefined && file !== undefined)
      return { reason, file: resolve(file), line: Number(line), column: Number(column) + 1 - firstColumn };
  }
  return undefined;
}
