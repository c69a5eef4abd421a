import type { QuirePlugin } from '@quire/site';

/** Publishes a list of all pages, for other programs. */
export function pageList(path = 'pages.json'): QuirePlugin {
  return {
    name: 'page-list',
    files: () => [path],
    emit({ routes, config }) {
      const pages = routes.pages.map(({ routePath, title, frontmatter }) => ({
        url: `${config.siteUrl ?? ''}${config.base}${routePath.slice(1)}`,
        title,
        tags: frontmatter.tags ?? [],
      }));
      return [{ path, body: `${JSON.stringify(pages, null, 2)}\n` }];
    },
  };
}
