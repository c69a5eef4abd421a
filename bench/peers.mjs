/**
 * The other generators that build the same pages, each with its defaults, a sidebar of all pages, and its own search if
 * it has one.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PAGES_FOLDER = /^part-\d+$/;

/** `content` is the folder of the pages, relative to the project. */
export const PEERS = [
  {
    name: 'Hugo',
    content: 'docs',
    files: () => HUGO_FILES,
    command: ['hugo', '--contentDir=docs', '--config=hugo.toml'],
  },
  {
    name: 'Rspress',
    packages: { '@rspress/core': '2.0.22' },
    content: 'docs',
    files: () => ({ 'rspress.config.mjs': "export default { root: 'docs', title: 'Peers' };\n" }),
    command: ['rspress', 'build'],
  },
  {
    name: 'VitePress',
    packages: { vitepress: '1.6.4' },
    content: 'docs',
    files: ({ parts }) => ({ 'docs/.vitepress/config.mjs': configureVitePress(parts) }),
    command: ['vitepress', 'build', 'docs'],
  },
  {
    name: 'Docusaurus, faster',
    packages: {
      '@docusaurus/core': '3.10.2',
      '@docusaurus/preset-classic': '3.10.2',
      '@docusaurus/faster': '3.10.2',
      react: '19.2.0',
      'react-dom': '19.2.0',
    },
    content: 'docs',
    files: () => ({ 'docusaurus.config.js': DOCUSAURUS_CONFIG }),
    command: ['docusaurus', 'build'],
  },
  {
    name: 'Starlight',
    packages: { astro: '5.16.0', '@astrojs/starlight': '0.36.3', sharp: '0.34.5' },
    content: 'src/content/docs',
    files: ({ parts }) => ({ 'astro.config.mjs': configureStarlight(parts), ...STARLIGHT_FILES }),
    command: ['astro', 'build'],
    /** It does not read the title from the first heading. */
    adaptPage: (text) => text.replace(/^---\n([\s\S]*?)\n---\n\n# (.+)\n/, '---\ntitle: $2\n$1\n---\n'),
  },
];

/** Writes a project: the pages of a folder and all other files. */
export function writeProject(project, { content, files, packages = {}, adaptPage = (text) => text }, folder) {
  const parts = readdirSync(folder)
    .filter((name) => PAGES_FOLDER.test(name))
    .sort();
  const pages = parts.flatMap((part) => readdirSync(join(folder, part)).map((page) => `${part}/${page}`));
  for (const page of pages) write(join(project, content, page), adaptPage(readFileSync(join(folder, page), 'utf8')));
  write(join(project, 'package.json'), `${JSON.stringify({ private: true, dependencies: packages })}\n`);
  for (const [path, text] of Object.entries(files({ parts }))) write(join(project, path), text);
}

function write(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const ARTICLE = `<main><h1>{{ .Title }}</h1><aside>{{ .TableOfContents }}</aside>{{ .Content }}</main>`;

/** A minimal documentation layout, because Hugo has no default theme: the pages of the section, the outline, the text. */
const HUGO_FILES = {
  'hugo.toml': 'baseURL = "/"\ndisableKinds = ["taxonomy", "term"]\n[markup.highlight]\nnoClasses = false\n',
  'layouts/_default/single.html': `<!doctype html><html lang="en"><head><title>{{ .Title }}</title></head><body>
<nav>{{ range .CurrentSection.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</nav>${ARTICLE}
{{ with .PrevInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}
{{ with .NextInSection }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</body></html>`,
  'layouts/_default/list.html': `<!doctype html><html lang="en"><body>
{{ range .Pages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a>{{ end }}</body></html>`,
};

const DOCUSAURUS_CONFIG = `module.exports = {
  title: 'Peers',
  url: 'https://peers.example',
  baseUrl: '/',
  onBrokenLinks: 'ignore',
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { routeBasePath: '/', breadcrumbs: false }, blog: false }]],
};
`;

/** It does not generate a sidebar. */
function configureVitePress(parts) {
  return `import { readdirSync, readFileSync } from 'node:fs';

const listPages = (part) =>
  readdirSync(\`docs/\${part}\`).map((page) => ({
    text: /^# (.+)$/m.exec(readFileSync(\`docs/\${part}/\${page}\`, 'utf8'))[1],
    link: \`/\${part}/\${page.replace('.md', '')}\`,
  }));

export default {
  title: 'Peers',
  ignoreDeadLinks: true,
  themeConfig: {
    search: { provider: 'local' },
    sidebar: ${JSON.stringify(parts)}.map((part) => ({ text: part, collapsed: true, items: listPages(part) })),
  },
};
`;
}

function configureStarlight(parts) {
  const sidebar = parts.map((part) => ({ label: part, collapsed: true, autogenerate: { directory: part } }));
  return `import { defineConfig } from 'astro/config';
import starlight from '@astrojs/starlight';

export default defineConfig({ integrations: [starlight({ title: 'Peers', sidebar: ${JSON.stringify(sidebar)} })] });
`;
}

const STARLIGHT_FILES = {
  'src/content.config.ts': `import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
import { defineCollection } from 'astro:content';

export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
};
