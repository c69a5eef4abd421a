import { defineConfig } from '@quire/site';
import { bars } from './plugins/bars.ts';
import { pageList } from './plugins/page-list.ts';

export default defineConfig({
  title: 'Quire',
  description: 'Compiles a folder of Markdown into a fast static documentation site.',
  siteUrl: 'https://quire.example.com',
  logoText: 'Quire',
  root: 'pages',
  plugins: [pageList(), bars()],
  // Every page is linked, and nothing is translated yet: what is wrong anyway fails the test.
  check: { orphans: 'error' },
});
