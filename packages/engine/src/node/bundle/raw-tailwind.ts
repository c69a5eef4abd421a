/**
 * Tailwind's syntax in stylesheets that were not compiled: browsers do not support it, and
 * the parts that they do apply break the page (the reset without the fonts).
 */

/** At-rules, with or without a block, that only its compiler supports. */
const AT_RULES =
  /@(?:tailwind|theme|apply|source|utility|variant|custom-variant|plugin|config|reference|slot|screen|responsive|variants)\b/;

const IMPORT = /@import\s+(?:url\(\s*)?['"]?tailwindcss(?:\/[\w./-]+)?['"]?[^;]*;/g;

/** A value that calls its functions. */
const VALUE = /(?:--theme|theme|--spacing|--alpha)\(/;

/** The beginning of the warning. */
export const RAW_TAILWIND = 'The stylesheet is written for Tailwind CSS, and nothing compiles it';

export interface PlainSheet {
  css: string;
  /** The removed syntax, without duplicates, in order. */
  removed: string[];
}

/** Removes everything that only Tailwind's compiler supports. Comments are kept. */
export function dropTailwind(sheet: string): PlainSheet {
  const removed: string[] = [];
  const imports = sheet.replace(IMPORT, (rule) => {
    removed.push(rule.replace(/\s+/g, ' ').replace(/;$/, ''));
    return '';
  });
  const css = dropDeclarations(dropRules(imports, removed), removed);
  return { css, removed: [...new Set(removed)] };
}

function dropRules(css: string, removed: string[]): string {
  let rest = css;
  let kept = '';
  for (let found = AT_RULES.exec(rest); found; found = AT_RULES.exec(rest)) {
    kept += rest.slice(0, found.index);
    removed.push(found[0]);
    rest = rest.slice(findEnd(rest, found.index));
  }
  return kept + rest;
}

/** The index after the semicolon or the block that ends the rule at `start`. */
function findEnd(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    const char = css[at];
    if (char === ';' && depth === 0) return at + 1;
    if (char === '{') depth += 1;
    if (char !== '}') continue;
    // The end of the block around the rule.
    if (depth === 0) return at;
    depth -= 1;
    if (depth === 0) return at + 1;
  }
  return css.length;
}

function dropDeclarations(css: string, removed: string[]): string {
  return css.replace(/[\w-]+\s*:\s*[^;{}]*;?/g, (declaration) => {
    const call = VALUE.exec(declaration)?.[0];
    if (call === undefined) return declaration;
    removed.push(`${call})`);
    return '';
  });
}
