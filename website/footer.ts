/** The footer of the home page, with links to where Rslib is developed and discussed. */
import type { Footer } from '@quire/engine';

export const REPOSITORY = 'https://github.com/web-infra-dev/rslib';
export const X = 'https://x.com/rspack_dev';
export const DISCORD = 'https://discord.gg/XsaKEEk4mW';

type Lang = 'en' | 'zh';

/** A title in each language, and the URL. Paths are those of the English pages. */
interface FooterEntry extends Record<Lang, string> {
  href: string;
}

interface FooterList extends Record<Lang, string> {
  entries: FooterEntry[];
}

const COLUMNS: FooterList[] = [
  {
    en: 'Docs',
    zh: '文档',
    entries: [
      { en: 'Introduction', zh: '介绍', href: '/guide/start/' },
      { en: 'Quick start', zh: '快速上手', href: '/guide/start/quick-start' },
      { en: 'Configuration', zh: '配置', href: '/config/' },
      { en: 'Command line', zh: '命令行', href: '/guide/basic/cli' },
    ],
  },
  {
    en: 'Community',
    zh: '社区',
    entries: [
      { en: 'GitHub', zh: 'GitHub', href: REPOSITORY },
      { en: 'Discord', zh: 'Discord', href: DISCORD },
      { en: 'X', zh: 'X', href: X },
      { en: 'Issues', zh: '问题反馈', href: `${REPOSITORY}/issues` },
    ],
  },
  {
    en: 'News',
    zh: '动态',
    entries: [
      { en: 'Blog', zh: '博客', href: '/blog/' },
      { en: 'Releases', zh: '版本发布', href: `${REPOSITORY}/releases` },
      { en: 'RSS (English)', zh: 'RSS（英文）', href: '/blog-rss.xml' },
      { en: 'RSS (Chinese)', zh: 'RSS（中文）', href: '/blog-rss-zh.xml' },
    ],
  },
];

const LINE: Record<Lang, Footer> = {
  en: { message: 'Released under the MIT License.', links: [{ text: 'Source on GitHub', href: REPOSITORY }] },
  zh: { message: '基于 MIT 许可证发布。', links: [{ text: '在 GitHub 上查看源码', href: REPOSITORY }] },
};

export function createFooter(lang: Lang): Footer {
  const columns = COLUMNS.map((column) => ({
    title: column[lang],
    links: column.entries.map((entry) => ({ text: entry[lang], href: localize(entry.href, lang) })),
  }));
  return { ...LINE[lang], columns };
}

/** Pages have a path for each language; files and other sites have one. */
function localize(href: string, lang: Lang): string {
  return lang === 'zh' && href.startsWith('/') && !href.endsWith('.xml') ? `/zh${href}` : href;
}
