/** Owns markup that the site's own configuration holds: the icons and panels of social links. */
import { usePageStore } from '@quire/engine/client';
import { useMemo } from 'react';

export function Markup({ html, className }: { html: string; className?: string | undefined }) {
  const { trustHtml } = usePageStore();
  // A new object of the same text would make React set it once more.
  const markup = useMemo(() => ({ __html: trustHtml(html) }), [html, trustHtml]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is the site's own configuration
  return <span className={className} dangerouslySetInnerHTML={markup} suppressHydrationWarning />;
}
