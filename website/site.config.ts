import { defineConfig } from '@quire/engine';
import rslib from '@rslib/core/package.json' with { type: 'json' };
import { createFamily } from './family.ts';

const REPOSITORY = 'https://github.com/web-infra-dev/rslib';

export default defineConfig({
  title: 'Rslib',
  description: 'Build JavaScript and TypeScript libraries with the speed of Rspack and the ease of Rsbuild.',
  siteUrl: 'https://rslib.rs',
  icon: '/favicon.svg',
  logo: '/logo.svg',
  logoText: 'Rslib',
  lang: 'en',
  locales: [
    { lang: 'en', label: 'English' },
    {
      lang: 'zh',
      label: '简体中文',
      description: '以 Rspack 的速度和 Rsbuild 的易用性，构建 JavaScript 与 TypeScript 库。',
    },
  ],
  themeConfig: {
    localeRedirect: 'entry',
    lastUpdated: true,
    enableScrollToTop: true,
    sidebarTitle: { text: 'Rslib', tag: rslib.version },
    enableAppearanceAnimation: true,
    editLink: { docRepoBaseUrl: `${REPOSITORY}/tree/main/website/docs` },
    socialLinks: [
      { icon: 'github', mode: 'link', content: REPOSITORY },
      { icon: 'x', mode: 'link', content: 'https://x.com/rspack_dev' },
      { icon: 'discord', mode: 'link', content: 'https://discord.gg/XsaKEEk4mW' },
    ],
    locales: [
      {
        lang: 'en',
        family: createFamily('en'),
        footer: { message: 'Released under the MIT License.', links: [{ text: 'Source on GitHub', href: REPOSITORY }] },
      },
      {
        lang: 'zh',
        family: createFamily('zh'),
        footer: { message: '基于 MIT 许可证发布。', links: [{ text: '在 GitHub 上查看源码', href: REPOSITORY }] },
      },
    ],
  },
  feeds: [{ prefix: '/blog/', name: 'blog-rss' }],
  publishedUrls: 'docs/published-urls.txt',
});
