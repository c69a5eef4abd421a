/** Which notice is above a page's text: at most one. */
import type { PageView } from '@quire/client/contract';
import type { TextKey } from '../texts/en.ts';

export interface Notice {
  key: TextKey;
  values?: Readonly<Record<string, string>>;
  link?: { key: TextKey; href: string };
}

export function findNotice({ page, versions }: Pick<PageView, 'page' | 'versions'>): Notice | undefined {
  if (page.isDraft) return { key: 'draft' };
  if (page.fallback !== undefined) return { key: 'noTranslation' };
  if (page.stale && page.originalHref !== undefined)
    return { key: 'staleTranslation', link: { key: 'readOriginal', href: page.originalHref } };
  const current = versions.find((version) => version.current);
  const newest = versions.find((version) => version.isDefault);
  if (!current || !newest || current === newest) return undefined;
  return {
    key: 'oldVersion',
    values: { version: current.label },
    link: { key: 'readNewest', href: newest.href },
  };
}
