/** Replaces parts of a module that are not code by spaces, which keeps positions valid. */

/** Blanks comments and template literals. */
export function blankNonCode(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*|`(?:[^`\\]|\\[\s\S])*`/gm, blank);
}

/** Blanks comments; of `//` comments only those at the start of a line. */
export function blankComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
