import { cards } from '@quire/cards';
import { defineConfig } from '@quire/engine';
import rslib from '@rslib/core/package.json' with { type: 'json' };
import { createFooter, DISCORD, REPOSITORY, X } from './footer.ts';
import { movedAnchors } from './moved-anchors.ts';
import { optionLinks } from './plugins/option-links.ts';
import { sampleHovers } from './plugins/sample-hovers.ts';
import { typeLinks } from './plugins/type-links.ts';
import { typeReference } from './plugins/type-reference.ts';

const EDIT_URL = `${REPOSITORY}/tree/main/website/docs`;
const EXAMPLES_URL = `${REPOSITORY}/tree/main/website/examples`;

export default defineConfig({
  title: 'Rslib',
  description: 'Build JavaScript and TypeScript libraries with the speed of Rspack and the ease of Rsbuild.',
  siteUrl: 'https://rslib.rs',
  icon: '/logo.svg',
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
    editLink: { docRepoBaseUrl: EDIT_URL, text: 'Edit this page' },
    socialLinks: [
      { icon: 'github', mode: 'link', content: REPOSITORY },
      { icon: 'x', mode: 'link', content: X },
      { icon: 'discord', mode: 'link', content: DISCORD },
    ],
    locales: [
      {
        lang: 'en',
        footer: createFooter('en'),
      },
      {
        lang: 'zh',
        editLink: { docRepoBaseUrl: EDIT_URL, text: '编辑此页' },
        footer: createFooter('zh'),
      },
    ],
  },
  search: {
    vocabulary: './search',
    reportLink: `${REPOSITORY}/issues/new?title={query}`,
    // Terms of other documentation for topics of these pages.
    synonyms: [
      ['alwaysBundle', 'noExternal', 'bundle a package on purpose', '主动打包某个依赖'],
      ['deep import', 'subpath', '子路径'],
      ['remoteEntry', 'mf-manifest', 'manifest'],
    ],
    boosts: [
      { route: '/blog/', factor: 0.7 },
      { route: '/zh/blog/', factor: 0.7 },
      { route: '/guide/start/glossary', factor: 0.5 },
      { route: '/zh/guide/start/glossary', factor: 0.5 },
      { route: '/guide/basic/defaults', factor: 0.8 },
      { route: '/zh/guide/basic/defaults', factor: 0.8 },
      // Other pages explain what these pages list.
      { route: '/reference/', factor: 0.15 },
      { route: '/zh/reference/', factor: 0.15 },
      { route: '/guide/start/npm-packages', factor: 0.75 },
      { route: '/zh/guide/start/npm-packages', factor: 0.75 },
    ],
    quickLinks: ['/guide/start/quick-start', '/guide/basic/output-format', '/config/', '/guide/faq/features'],
  },
  markdown: {
    codeProjects: {
      dir: './examples',
      url: EXAMPLES_URL,
      openIn: {
        name: 'StackBlitz',
        url: `${EXAMPLES_URL.replace('github.com', 'stackblitz.com/github')}/{project}?startScript=build`,
      },
    },
  },
  feeds: [{ prefix: '/blog/', name: 'blog-rss' }],
  redirects: movedAnchors,
  publishedUrls: 'docs/published-urls.txt',
  // The first build of the cards takes longer than everything else, so only the published site has them.
  plugins: [
    { name: 'home', styles: ['./components/bench.css', './theme/home.css'] },
    optionLinks(),
    sampleHovers(),
    typeReference,
    typeLinks,
    ...(process.env.QUIRE_CARDS === '1' ? [cards()] : []),
  ],
});
