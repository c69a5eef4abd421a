/**
 * Every field of a configuration, for the test that walks them: a value that is right, and where it arrives; one
 * that is wrong, and what is said of it. (docs/behavior/data.md)
 */
import { relative } from 'node:path';
import { listKnownNames } from '@quire/markdown/fields';
import type { ResolvedConfig } from '../src/node/config/resolved-config.ts';
import { configSchema } from '../src/node/config/schema.ts';

type Config = Record<string, unknown>;

export type Row = [
  name: string,
  valid: unknown,
  wrong: unknown,
  message: string,
  /** What the site works with; left out where it is the value itself, anywhere in what the container becomes. */
  arrives?: (config: ResolvedConfig) => unknown,
];

export interface Container {
  what: string;
  /** Where its fields are known, by path; a number is an element of a list. */
  path: Array<string | number>;
  /** Fields without which the one that holds it is none. */
  around?: Config;
  /** Fields without which it is none. */
  required: Config;
  /** What becomes of the container. */
  resolved(config: ResolvedConfig): unknown;
  rows: Row[];
}

const EMPTY = 'it is required, and must not be empty';
const NOT_TEXT = 'it must be a string, not 5';
const NOT_FLAG = 'it must be true or false, not "yes"';
const NOT_LIST = 'it must be a list, not an object';
const NO_LIST = 'it must be an object, not a list';
const NO_ADDRESS = 'it is not a valid URL, such as https://example.com';
const NO_IMAGE_PLACE = 'it must be a path in the public folder, which begins with "/", or a URL';
const SEVERITY = 'it must be "error" or "warn" or "off", not "maybe"';
const item = { text: 'Guide', link: '/guide/' };
/** A part of what is written arrives among others. */
const within = (value: Config, part: unknown) => (config: ResolvedConfig) =>
  findDeep(config, part) === undefined ? undefined : value;
const overview = { filterNameText: 'Sieve' };
const editLink = { docRepoBaseUrl: 'https://a.example/docs', text: 'Improve' };

const openIn = { name: 'Bench', url: 'https://run.example/{project}' };
const codeProjects = { dir: '.', url: 'https://a.example/examples' };
const readCodeProjects = ({ markdown: { projects }, siteDir }: ResolvedConfig) =>
  projects && {
    dir: relative(siteDir, projects.dir) || '.',
    url: projects.url,
    ...(projects.openIn && { openIn: projects.openIn }),
  };

const fromSite =
  (name: 'docsDir' | 'publicDir' | 'outDir' | 'publishedUrlsFile' | 'translationsFile') => (config: ResolvedConfig) =>
    relative(config.siteDir, config[name] ?? '');

/** The value itself, where it is anywhere in another. */
export function findDeep(whole: unknown, value: unknown): unknown {
  if (JSON.stringify(whole) === JSON.stringify(value)) return whole;
  if (typeof whole !== 'object' || whole === null) return undefined;
  return Object.values(whole)
    .map((part) => findDeep(part, value))
    .find((found) => found !== undefined);
}

const texts: Row[] = [
  ['outlineTitle', 'On here', '  ', EMPTY],
  ['prevPageText', 'Before', '', EMPTY],
  ['nextPageText', 'After', 5, NOT_TEXT],
  ['lastUpdatedText', 'Changed', '\n', EMPTY],
  ['sourceCodeText', 'Code', [], 'it must be a string, not a list'],
  ['searchPlaceholderText', 'Find', ' ', EMPTY],
  ['searchNoResultsText', 'None', true, 'it must be a string, not true'],
  ['searchSuggestedQueryText', 'Try', '', EMPTY],
  ['overview', overview, [], NO_LIST, within(overview, 'Sieve')],
  ['nav', [item], 5, 'it must be a list, not 5'],
  ['sidebar', { '/guide/': [item] }, [], NO_LIST],
  ['editLink', editLink, [], NO_LIST, within(editLink, 'Improve')],
  ['footer', { message: 'MIT', links: [{ text: 'Source', href: 'https://a.example' }] }, [], NO_LIST],
];

export const containers: Container[] = [
  {
    what: 'the site',
    path: [],
    required: {},
    resolved: (config) => config,
    rows: [
      ['title', 'Rivet', ' \t', EMPTY],
      ['description', 'What it is', 5, NOT_TEXT],
      ['siteUrl', 'https://rivet.example', 'rivet', NO_ADDRESS],
      ['base', '/docs/', 'docs', 'it must begin and end with "/"'],
      ['icon', '/icon.svg', '', EMPTY],
      ['image', { src: '/preview.png', alt: 'A bridge' }, 'preview.png', NO_IMAGE_PLACE],
      ['logo', { light: '/l.svg', dark: '/d.svg' }, [], NO_LIST],
      ['logoText', 'Rivet', 5, NOT_TEXT],
      [
        'themeColor',
        '#C2410c',
        'brick',
        'it is not a valid color, such as #c2410c',
        ({ head }) => (typeof head[0] === 'function' ? undefined : head[0]?.[1].content),
      ],
      ['lang', 'de', 'x', 'it must have at least 2 characters', ({ defaultLang }) => defaultLang],
      [
        'locales',
        [{ lang: 'de', label: 'Deutsch' }],
        {},
        NOT_LIST,
        ({ locales }) => locales.map(({ lang, label }) => ({ lang, label })),
      ],
      ['route', { exclude: ['**/x/**'] }, [], NO_LIST, ({ excludes }) => ({ exclude: excludes })],
      [
        'multiVersion',
        { default: 'v1', versions: ['v1'] },
        [],
        NO_LIST,
        ({ versions }) => ({ default: versions?.default, versions: versions?.all }),
      ],
      ['root', 'static', 5, NOT_TEXT, fromSite('docsDir')],
      ['publicDir', 'static', '', EMPTY, fromSite('publicDir')],
      ['outDir', 'out', '', EMPTY, fromSite('outDir')],
      ['theme', 'a-theme', '', EMPTY],
      ['theme', { client: true }, [], NO_LIST, ({ hasClientTheme }) => ({ client: hasClientTheme })],
      [
        'components',
        { Hero: 'hero.tsx' },
        [],
        NO_LIST,
        ({ components, siteDir }) => ({ Hero: relative(siteDir, components.Hero ?? '') }),
      ],
      ['themeConfig', { darkMode: false }, [], NO_LIST, ({ darkMode }) => ({ darkMode })],
      ['head', [['meta', { name: 'a', content: 'b' }]], {}, NOT_LIST],
      [
        'globalStyles',
        'a.css',
        '',
        EMPTY,
        ({ globalStyles, siteDir }) => globalStyles.map((file) => relative(siteDir, file)).join(),
      ],
      ['resolve', { alias: { '@c': 'package' } }, [], NO_LIST, ({ alias }) => ({ alias })],
      ['search', false, 'yes', 'it must be true, false or an object', ({ search }) => search !== undefined],
      ['contentSignal', { search: true }, [], NO_LIST],
      ['feeds', [{ prefix: '/blog/', name: 'rss' }], {}, NOT_LIST],
      ['plugins', [{ name: 'tags' }], {}, NOT_LIST],
      [
        'markdown',
        { defaultWrapCode: true },
        [],
        NO_LIST,
        ({ markdown: { defaultWrapCode } }) => ({ defaultWrapCode }),
      ],
      ['redirects', { '/a': '/b' }, [], NO_LIST],
      ['publishedUrls', 'urls.txt', '', EMPTY, fromSite('publishedUrlsFile')],
      ['translationsFile', 'made.json', '', EMPTY, fromSite('translationsFile')],
      ['fallbackPages', false, 'yes', NOT_FLAG],
      ['i18nSource', { hello: { en: 'Hello' } }, [], NO_LIST],
      ['check', { links: 'off' }, [], NO_LIST, ({ check: { links } }) => ({ links })],
    ],
  },
  {
    what: 'a locale of the site',
    path: ['locales', 0],
    required: { lang: 'de', label: 'Deutsch' },
    resolved: ({ locales }) => locales.find(({ lang }) => lang === 'de'),
    rows: [
      ['lang', 'de', 'not a language', 'it is not a valid language code, such as en or zh-CN'],
      ['label', 'Deutsch', ' ', EMPTY],
      ['title', 'Niete', '', EMPTY],
      ['description', 'Was es ist', [], 'it must be a string, not a list'],
    ],
  },
  {
    what: 'the theme',
    path: ['themeConfig'],
    required: {},
    resolved: (config) => config,
    rows: [
      ['darkMode', false, 'yes', 'it must be true, false or "only"'],
      ['enableAppearanceAnimation', false, 'yes', NOT_FLAG, (config) => config.appearanceAnimation],
      ['enableScrollToTop', true, 'yes', NOT_FLAG, (config) => config.scrollToTop],
      ['hideNavbar', 'auto', 'sometimes', 'it must be "never" or "auto" or "always", not "sometimes"'],
      ['socialLinks', [{ icon: 'x', mode: 'link', content: 'https://x.example' }], {}, NOT_LIST],
      ['localeRedirect', 'never', true, 'it must be "never" or "entry" or "auto", not true'],
      ['lastUpdated', true, 'yes', NOT_FLAG],
      ['sidebarTitle', { text: 'Rivet', tag: '1.0' }, [], NO_LIST],
      ['search', false, 'yes', NOT_FLAG, ({ search }) => search !== undefined],
      ['locales', [{ lang: 'de' }], {}, NOT_LIST, ({ locales }) => locales.map(({ lang }) => ({ lang }))],
      ...texts,
    ],
  },
  {
    what: 'a locale of the theme',
    path: ['themeConfig', 'locales', 0],
    required: { lang: 'de' },
    resolved: ({ locales }) => locales.find(({ lang }) => lang === 'de'),
    rows: [
      ['lang', 'de', '', EMPTY],
      ['label', 'Deutsch', 5, NOT_TEXT, ({ locales }) => locales[0]?.label],
      ['title', 'Niete', '', EMPTY],
      ['description', 'Was es ist', 5, NOT_TEXT],
      ['texts', { copy: 'Nimm' }, [], NO_LIST, within({ copy: 'Nimm' }, 'Nimm')],
      ...texts,
    ],
  },
  {
    what: 'a social link',
    path: ['themeConfig', 'socialLinks', 0],
    required: { icon: 'github', mode: 'link', content: 'https://a.example' },
    resolved: ({ socialLinks }) => socialLinks[0],
    rows: [
      ['icon', { svg: '<svg/>' }, [], NO_LIST],
      ['mode', 'dom', 'popup', 'it must be "link" or "text" or "img" or "dom", not "popup"'],
      ['content', 'text', ' ', EMPTY],
    ],
  },
  {
    what: 'a link of the foot',
    path: ['themeConfig', 'footer', 'links', 0],
    required: { text: 'Source', href: 'https://a.example' },
    resolved: ({ locales }) => locales[0]?.footer?.links?.[0],
    rows: [
      ['text', 'Licence', '', EMPTY],
      ['href', '/license', '', EMPTY],
    ],
  },
  {
    what: 'a nav item',
    path: ['themeConfig', 'nav', 0],
    required: { text: 'Guide', link: '/guide/' },
    resolved: ({ locales }) => locales[0]?.nav,
    rows: [
      ['text', 'Guide', ' ', EMPTY],
      ['link', '/guide/', '', EMPTY],
      ['activeMatch', '^/guide/', '(', 'it is not a valid regular expression'],
      ['position', 'left', 'top', 'it must be "left" or "right", not "top"'],
      ['tag', 'new', 5, NOT_TEXT],
      ['items', [item], {}, NOT_LIST],
      ['icon', 'a', 5, NOT_TEXT],
      ['lang', 'a', 5, NOT_TEXT],
      ['rel', 'a', 5, NOT_TEXT],
      ['overviewHeaders', [2], ['2'], 'it must be a number, not "2"'],
    ],
  },
  {
    what: 'a sidebar item',
    path: ['themeConfig', 'sidebar', '/', 0],
    required: { text: 'Guide' },
    resolved: ({ locales }) => locales[0]?.sidebar,
    rows: [
      ['text', 'Guide', ' ', EMPTY],
      ['link', '/guide/', 5, NOT_TEXT],
      ['items', [item, '/guide/'], {}, NOT_LIST],
      ['collapsible', false, 'yes', NOT_FLAG],
      ['collapsed', true, 'yes', NOT_FLAG],
      ['tag', 'new', 5, NOT_TEXT],
      ['context', 'warn', 5, NOT_TEXT],
      ['icon', 'a', 5, NOT_TEXT],
      ['lang', 'a', 5, NOT_TEXT],
      ['rel', 'a', 5, NOT_TEXT],
      ['overviewHeaders', [2], 'x', 'it must be a list, not "x"'],
    ],
  },
  {
    what: 'a divider of a sidebar',
    path: ['themeConfig', 'sidebar', '/', 0],
    required: { dividerType: 'solid' },
    resolved: ({ locales }) => locales[0]?.sidebar,
    rows: [['dividerType', 'dashed', 'dotted', 'it must be "solid" or "dashed", not "dotted"']],
  },
  {
    what: 'a section header of a sidebar',
    path: ['themeConfig', 'sidebar', '/', 0],
    required: { sectionHeaderText: 'Part' },
    resolved: ({ locales }) => locales[0]?.sidebar,
    rows: [
      ['sectionHeaderText', 'Part', ' ', EMPTY],
      ['tag', 'new', 5, NOT_TEXT],
      ['icon', 'a', 5, NOT_TEXT],
    ],
  },
  {
    what: 'a hosted search',
    path: ['search'],
    required: { provider: 'hosted', appId: 'a', apiKey: 'k', indexName: 'i' },
    resolved: ({ search }) => search,
    rows: [
      ['appId', 'b', 5, NOT_TEXT],
      ['apiKey', 'l', 5, NOT_TEXT],
      ['indexName', 'j', ' ', EMPTY],
      ['hosts', ['https://a.example'], ['https://a.example/x'], 'it must be an origin, such as https://example.com'],
      ['insights', true, 'yes', NOT_FLAG],
      ['fallback', false, 'yes', NOT_FLAG],
      ['reportLink', 'https://a.example/{query}', 'javascript:x', 'it must begin with https:, http: or mailto:'],
      ['synonyms', [['emit', 'write']], ['emit'], 'it must be a list, not "emit"'],
      [
        'vocabulary',
        './search',
        '',
        EMPTY,
        ({ search, siteDir }) => `./${relative(siteDir, search?.vocabulary ?? '')}`,
      ],
      ['quickLinks', ['/guide/start'], [''], EMPTY],
      ['boosts', [{ route: '/', factor: 1.5 }], [{ route: '/', factor: -0.5 }], 'it must be at least 0'],
    ],
  },
  {
    what: 'Markdown',
    path: ['markdown'],
    required: {},
    resolved: (config) => config,
    rows: [
      ['defaultWrapCode', true, 'yes', NOT_FLAG],
      ['showLineNumbers', true, 'yes', NOT_FLAG, ({ markdown }) => markdown.lineNumbers],
      ['formulas', true, 'yes', NOT_FLAG, ({ markdown }) => markdown.formulas],
      [
        'headingIds',
        'vitepress',
        'slug',
        'it must be "github" or "vitepress" or "mkdocs", not "slug"',
        ({ markdown }) => markdown.headingIds,
      ],
      ['definitionLists', false, 'yes', NOT_FLAG, ({ markdown }) => markdown.definitionLists],
      ['langAlias', { ejs: 'html' }, [], NO_LIST, ({ markdown }) => markdown.langAlias],
      [
        'globalComponents',
        ['box.tsx'],
        [''],
        EMPTY,
        ({ globalComponents, siteDir }) => [relative(siteDir, globalComponents.Box ?? '')],
      ],
      [
        'codeFolders',
        ['docs'],
        [''],
        EMPTY,
        ({ codeDirs, siteDir }) => codeDirs.slice(1).map((dir) => relative(siteDir, dir)),
      ],
      ['codeProjects', codeProjects, [], NO_LIST, readCodeProjects],
    ],
  },
  {
    what: 'the projects of code',
    path: ['markdown', 'codeProjects'],
    required: codeProjects,
    resolved: (config) => config,
    rows: [
      ['dir', '.', ' ', EMPTY, (config) => readCodeProjects(config)?.dir],
      ['url', 'https://a.example/examples', 'examples', NO_ADDRESS, (config) => readCodeProjects(config)?.url],
      ['openIn', openIn, [], NO_LIST, (config) => readCodeProjects(config)?.openIn],
    ],
  },
  {
    what: 'the service that runs projects',
    path: ['markdown', 'codeProjects', 'openIn'],
    around: codeProjects,
    required: openIn,
    resolved: (config) => readCodeProjects(config)?.openIn,
    rows: [
      ['name', 'Bench', ' ', EMPTY],
      ['url', openIn.url, 'https://run.example/', 'it must have {project} where the path of a project goes'],
    ],
  },
  {
    what: 'the check',
    path: ['check'],
    required: {},
    resolved: ({ check }) => check,
    rows: listKnownNames(configSchema, [{ key: 'check', value: {} }])
      .filter((name) => name !== 'ignore')
      .map((name): Row => [name, 'off', 'maybe', SEVERITY]),
  },
];
