/** Takes out of the text of a module what is no code: spaces take its place, so that positions stay what they are. */

/** Comments and templates hold no exports, and no imports. */
export function blankNonCode(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|(?:^|\s)\/\/[^\n]*|`(?:[^`\\]|\\[\s\S])*`/gm, blank);
}

/** Comments of one line are those that begin theirs. */
export function blankComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/[^\n]*/gm, blank);
}

function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}
