/**
 * A light English stemmer. A stem is always a prefix of its word, so that all words of a stem are neighbors in the
 * sorted terms.
 */

/** `minify`, `minified` and `minification` share `minif`. */
const FY = /^([a-z]+if)(?:ications?|iers?|ying|ie[sd]|y)$/;

/** The longest ending that leaves three letters. */
const ENDING =
  /^([a-z]{3,}?)(?:ibilit(?:y|ies)|[ai]ble|iz(?:ations?|ing|e[sdr]?)|at(?:ions?|ing|ors?|e[sd]?)|ions?|ings?|ments?|[eo]rs?|ie[sd]|e[sd]?|ly|s|y)$/;

const DOUBLED = /([bdgklmnprt])\1$/;

/** `bundles`, `bundling` and `bundler` all give `bundl`. Words of three letters or fewer are their own stem. */
export function stem(word: string): string {
  const root = FY.exec(word)?.[1] ?? ENDING.exec(word)?.[1] ?? word;
  return root.length > 3 ? root.replace(DOUBLED, '$1') : root;
}
