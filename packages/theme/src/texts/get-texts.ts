/** Chooses the strings of a locale at build time. */
import { en, type Texts } from './en.ts';
import { zh } from './zh.ts';

const tables: ReadonlyMap<string, Texts> = new Map([
  ['en', en],
  ['zh', zh],
]);

/** The strings of `lang` (any BCP 47 tag; English if there is no table), with the site's overrides. */
export function getTexts(lang: string, overrides: Record<string, string> = {}): Record<string, string> {
  const [language = ''] = lang.toLowerCase().split('-');
  return { ...(tables.get(language) ?? en), ...overrides };
}
