import { defineConfig } from '@quire/engine';
import rslib from '@rslib/core/package.json' with { type: 'json' };
import { createFamily } from './family.ts';
import { createFooter, DISCORD, REPOSITORY, X } from './footer.ts';

const EDIT_URL = `${REPOSITORY}/tree/main/website/docs`;

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
    editLink: { docRepoBaseUrl: EDIT_URL, text: 'Edit this page' },
    socialLinks: [
      { icon: 'github', mode: 'link', content: REPOSITORY },
      { icon: 'x', mode: 'link', content: X },
      { icon: 'discord', mode: 'link', content: DISCORD },
    ],
    locales: [
      {
        lang: 'en',
        family: createFamily('en'),
        footer: createFooter('en'),
      },
      {
        lang: 'zh',
        editLink: { docRepoBaseUrl: EDIT_URL, text: '编辑此页' },
        family: createFamily('zh'),
        footer: createFooter('zh'),
      },
    ],
  },
  search: {
    vocabulary: 'javascript-tooling',
    // Names that other documentation has for what these pages explain.
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
      { route: '/guide/start/npm-packages', factor: 0.75 },
      { route: '/zh/guide/start/npm-packages', factor: 0.75 },
    ],
    quickLinks: ['/guide/start/quick-start', '/guide/basic/output-format', '/config/', '/guide/faq/features'],
  },
  markdown: { codeProjects: { dir: './examples', url: `${REPOSITORY}/tree/main/website/examples` } },
  feeds: [{ prefix: '/blog/', name: 'blog-rss' }],
  redirects: {
    '/config/rsbuild/output#outputminify': '/config/rsbuild/output-code#outputminify',
    '/config/rsbuild/output#outputlegalcomments': '/config/rsbuild/output-code#outputlegalcomments',
    '/config/rsbuild/output#outputcharset': '/config/rsbuild/output-code#outputcharset',
    '/config/rsbuild/output#outputoverridebrowserslist': '/config/rsbuild/output-code#outputoverridebrowserslist',
    '/config/rsbuild/output#outputpolyfill': '/config/rsbuild/output-code#outputpolyfill',
    '/config/rsbuild/output#outputcssmodules': '/config/rsbuild/output-code#outputcssmodules',
    '/config/rsbuild/output#outputinjectstyles': '/config/rsbuild/output-code#outputinjectstyles',
    '/config/rsbuild/output#outputdataurilimit': '/config/rsbuild/output-code#outputdataurilimit',
    '/config/rsbuild/output#outputassetprefix': '/config/rsbuild/output-code#outputassetprefix',
    '/guide/advanced/static-assets#inline-or-separate-file': '/guide/advanced/asset-urls#inline-or-separate-file',
    '/guide/advanced/static-assets#the-size-limit': '/guide/advanced/asset-urls#the-size-limit',
    '/guide/advanced/static-assets#queries': '/guide/advanced/asset-urls#queries',
    '/guide/advanced/static-assets#new-url': '/guide/advanced/asset-urls#new-url',
    '/guide/advanced/static-assets#files-that-do-not-exist-yet':
      '/guide/advanced/asset-urls#files-that-do-not-exist-yet',
    '/guide/advanced/static-assets#in-bundleless-mode': '/guide/advanced/asset-urls#in-bundleless-mode',
    '/guide/advanced/static-assets#names-and-folders': '/guide/advanced/asset-urls#names-and-folders',
    '/guide/advanced/static-assets#a-fixed-public-path': '/guide/advanced/asset-urls#a-fixed-public-path',
    '/guide/basic/output-format#ship-pure-esm-package': '/guide/basic/dual-package#ship-pure-esm-package',
    '/guide/basic/output-format#ship-esm-and-cjs-dual-package':
      '/guide/basic/dual-package#ship-esm-and-cjs-dual-package',
    '/guide/basic/output-format#the-dual-package-hazard': '/guide/basic/dual-package#the-dual-package-hazard',
    '/guide/basic/output-format#check-what-you-publish': '/guide/basic/dual-package#check-what-you-publish',
    '/guide/advanced/css#sass-and-less': '/guide/advanced/css-tools#sass-and-less',
    '/guide/advanced/css#tailwind-css': '/guide/advanced/css-tools#tailwind-css',
    '/guide/advanced/css#postcss-and-browser-support': '/guide/advanced/css-tools#postcss-and-browser-support',
    '/guide/advanced/static-assets#paths-from-the-root': '/guide/advanced/asset-urls#paths-from-the-root',
    '/guide/advanced/static-assets#nodejs-addons': '/guide/solution/nodejs#nodejs-addons',
  },
  publishedUrls: 'docs/published-urls.txt',
});
