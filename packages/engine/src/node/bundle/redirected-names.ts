/** Owns what an alias, or a pattern of a `tsconfig.json`, can lead elsewhere. */

/**
 * Whether it can lead an import of one of these packages elsewhere. Paths are taken for ones that can.
 * @param pattern `@/*`, `react`, `react$`
 */
export function mayLeadTo(pattern: string, packageNames: string[]): boolean {
  if (/^[./\\#]|^[A-Za-z]:/.test(pattern)) return true;
  const [beginning = '', ...rest] = pattern.replace(/\$$/, '').split('*');
  if (rest.length === 0) {
    return packageNames.some((name) => name === beginning || isBelow(name, beginning) || isBelow(beginning, name));
  }
  return packageNames.some((name) => name.startsWith(beginning) || isBelow(beginning, name));
}

function isBelow(name: string, folder: string): boolean {
  return name.startsWith(`${folder}/`);
}
