/** The language of a tag, without its region or script: `zh` of `zh-TW`. */
export function getPrimaryTag(lang: string): string {
  return lang.toLowerCase().replace(/-.*/, '');
}

/** Bots read pages in the language of their URL. */
export function isBot(userAgent: string): boolean {
  return /bot|spider|crawl|lighthouse/i.test(userAgent);
}
