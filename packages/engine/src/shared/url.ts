/** Owns addresses outside of the site. (SPEC.md 2.4) */

/** Whether `target` leads off the site: `https:`, `http:`, `mailto:`, `tel:` or `//host`. */
export function isExternalUrl(target: string): boolean {
  return /^(?:(?:https?|mailto|tel):|\/\/)/i.test(target);
}
