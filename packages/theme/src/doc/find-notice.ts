/** Which notice is above a page's text: at most one. */
import type { PageView } from '@quire/client/contract';
import type { TextKey } from '../texts/text-key.ts';

export interface Notice {
  key: TextKey;
  values?: Readonly<Record<string, string>>;
  linkKey?: TextKey;
  /** Undefined if the page itself shows the original. */
  href?: string;
  lang?: string;
}

export function findNotice({
  page,
  versions,
  locale,
}: Pick<PageView, 'page' | 'versions' | 'locale'>): Notice | undefined {
  if (page.isDraft) return { key: 'draft' };
  if (page.fallback !== undefined) return { key: 'noTranslation', linkKey: 'readOriginal' };
  if (page.stale && page.originalHref !== undefined)
    return { key: 'staleTranslation', linkKey: 'readOriginal', href: page.originalHref };
  const current = versions.find((version) => version.current);
  const newest = versions.find((version) => version.isDefault);
  if (!current || !newest || current === newest) return undefined;
  return {
    key: 'oldVersion',
    values: { version: current.version },
    linkKey: 'readNewest',
    href: newest.href,
    lang: locale.lang,
  };
}
