/** The language of a tag, without its region or script: `zh` of `zh-TW`. */
export function getPrimaryTag(lang: string): string {
  return lang.toLowerCase().replace(/-.*/, '');
}
