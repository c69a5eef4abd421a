/**
 * What is left of Tailwind's own language in a stylesheet that nothing has compiled: browsers do not know it, and
 * what they do read of it spoils the page (its reset comes without its fonts).
 */

/** At-rules, with a block or without, that only its compiler knows. */
const AT_RULES =
  /@(?:tailwind|theme|apply|source|utility|variant|custom-variant|plugin|config|reference|slot|screen|responsive|variants)\b/;

const IMPORT = /@import\s+(?:url\(\s*)?['"]?tailwindcss(?:\/[\w./-]+)?['"]?[^;]*;/g;

/** A value that calls its functions. */
const VALUE = /(?:--theme|theme|--spacing|--alpha)\(/;

/** What a warning of it begins with. */
export const RAW_TAILWIND = 'The stylesheet is written for Tailwind CSS, and nothing compiles it';

export interface PlainSheet {
  css: string;
  /** What was left out, each once, in the order of the sheet. */
  removed: string[];
}

/** The sheet without what only Tailwind's compiler understands. Comments of the sheet stay. */
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

/** Behind the semicolon or the block that ends the rule which begins at `start`. */
function findEnd(css: string, start: number): number {
  let depth = 0;
  for (let at = start; at < css.length; at += 1) {
    const char = css[at];
    if (char === ';' && depth === 0) return at + 1;
    if (char === '{') depth += 1;
    if (char !== '}') continue;
    // The end of the block that the rule is in.
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
