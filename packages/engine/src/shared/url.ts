/** URLs outside of the site. (docs/behavior/navigation.md) */

/** Whether `target` is outside of the site: `https:`, `http:`, `mailto:`, `tel:` or `//host`. */
export function isExternalUrl(target: string): boolean {
  return /^(?:(?:https?|mailto|tel):|\/\/)/i.test(target);
}
