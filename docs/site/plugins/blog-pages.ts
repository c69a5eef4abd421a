import type { PluginPage, PluginSite, QuirePlugin, VirtualPage } from '@quire/site';

interface BlogTexts {
  archive: string;
  tags: string;
  tag: (name: string) => string;
  authors: string;
  author: (name: string) => string;
}

const EN: BlogTexts = {
  archive: 'Archive',
  tags: 'Tags',
  tag: (name) => `Posts about ${name}`,
  authors: 'Authors',
  author: (name) => `Posts by ${name}`,
};

/** Makes a page for each tag and each author of the posts in a folder, and an archive by year, in every language. */
export function blogPages(folder = 'blog', texts: Record<string, BlogTexts> = {}): QuirePlugin {
  return {
    name: 'blog-pages',
    pages: (site) =>
      site.config.locales.flatMap(({ lang }) => listPages(site, { folder, lang, texts: texts[lang] ?? EN })),
  };
}

interface Blog {
  folder: string;
  lang: string;
  texts: BlogTexts;
}

function listPages({ routes }: PluginSite, { folder, lang, texts }: Blog): VirtualPage[] {
  const posts = routes.pages
    .filter((page) => page.lang === lang && page.pagePath.startsWith(`${folder}/`) && getDate(page) !== '')
    .filter(({ frontmatter }) => frontmatter.unlisted !== true)
    .sort((a, b) => (getDate(a) < getDate(b) ? 1 : -1));
  if (posts.length === 0) return [];
  const years = groupPosts(posts, (post) => [getDate(post).slice(0, 4)]);
  const archive = [...years].map(([year, listed]) => `## ${year}\n\n${formatList(listed)}`).join('\n');
  return [
    { path: `${folder}/archive.md`, lang, frontmatter: { title: texts.archive }, text: archive },
    ...listGroups(groupPosts(posts, listTags), {
      path: `${folder}/tags`,
      lang,
      title: texts.tags,
      describe: texts.tag,
    }),
    ...listGroups(groupPosts(posts, listAuthors), {
      path: `${folder}/authors`,
      lang,
      title: texts.authors,
      describe: texts.author,
    }),
  ];
}

interface GroupPages {
  path: string;
  lang: string;
  title: string;
  describe: (name: string) => string;
}

/** A page for each group, and one that lists them. */
function listGroups(groups: Map<string, PluginPage[]>, { path, lang, title, describe }: GroupPages): VirtualPage[] {
  if (groups.size === 0) return [];
  const names = [...groups.keys()].sort();
  const index = names.map((name) => `- [${escapeText(name)}](./${toSlug(name)}.md) (${groups.get(name)?.length})\n`);
  return [
    { path: `${path}/index.md`, lang, frontmatter: { title }, text: index.join('') },
    ...names.map((name) => ({
      path: `${path}/${toSlug(name)}.md`,
      lang,
      frontmatter: { title: describe(name), sidebarLabel: name },
      text: formatList(groups.get(name) ?? []),
    })),
  ];
}

function groupPosts(posts: PluginPage[], namesOf: (post: PluginPage) => string[]): Map<string, PluginPage[]> {
  const groups = new Map<string, PluginPage[]>();
  for (const post of posts) for (const name of namesOf(post)) groups.set(name, [...(groups.get(name) ?? []), post]);
  return groups;
}

const formatList = (posts: PluginPage[]) =>
  posts.map((post) => `- ${getDate(post)}: [${escapeText(post.title)}](${encodeURI(post.routePath)})\n`).join('');

const getDate = ({ frontmatter }: PluginPage) => String(frontmatter.date ?? '');
const listTags = ({ frontmatter }: PluginPage) => (Array.isArray(frontmatter.tags) ? frontmatter.tags.map(String) : []);
const listAuthors = ({ frontmatter }: PluginPage) =>
  typeof frontmatter.author === 'string' ? frontmatter.author.split(', ') : [];

/** `C++ & Rust` is `c-rust` in the path of its page. */
const toSlug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

const escapeText = (text: string) => text.replaceAll(/[\\`*_[\]<>&]/g, '\\$&');
