/** HTML from the site outside of its content: icons and panels of social links, texts of its home page. */
import { usePageStore } from '@quire/client';

export function Markup({ html, className }: { html: string; className?: string | undefined }) {
  const { policy } = usePageStore();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the markup is the site's own
  return <span className={className} dangerouslySetInnerHTML={{ __html: policy?.createHTML(html) ?? html }} />;
}
