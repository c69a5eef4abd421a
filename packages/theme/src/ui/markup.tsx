/** Owns markup that the site itself writes outside of its texts: icons and panels of social links, words of its home page. */
import { usePageStore } from '@quire/engine/client';
import { useMemo } from 'react';

export function Markup({ html, className }: { html: string; className?: string | undefined }) {
  const { trustHtml } = usePageStore();
  // A new object of the same text would make React set it once more.
  const markup = useMemo(() => ({ __html: trustHtml(html) }), [html, trustHtml]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is the site's own
  return <span className={className} dangerouslySetInnerHTML={markup} suppressHydrationWarning />;
}
