/** Owns the elements that components of sites may draw as pages do. */

const NAMES = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'p',
  'a',
  'ul',
  'ol',
  'li',
  'table',
  'pre',
  'code',
  'blockquote',
  'img',
] as const;

/** By name, as sites for Rspress ask for them: `const { h2: H2 } = getCustomMDXComponent()`. */
export function getCustomMDXComponent(): Record<(typeof NAMES)[number], string> {
  return Object.fromEntries(NAMES.map((name) => [name, name])) as Record<(typeof NAMES)[number], string>;
}
