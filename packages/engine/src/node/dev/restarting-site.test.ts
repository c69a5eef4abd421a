/** Claims about what starts a site again while it is written. */
import { rmSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test } from '@rstest/core';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';
import { createRestartingSite, type RestartingSite, type SiteState } from './restarting-site.ts';

let site: RestartingSite | undefined;
afterEach(() => site?.close());

const layoutWith = (label: string) => `import { Layout as Original } from '@theme-original';
export function Layout() {
  return <Original beforeDoc={<p>${label}</p>} />;
}
`;
const FOOTER = 'export function DocFooter() { return <p>The end</p>; }\n';

async function renderHome({ live }: SiteState): Promise<string> {
  const snapshot = await live.createSnapshot();
  const documents = await Promise.all(snapshot.routes.pages.map((page) => live.render(page)));
  return documents.map((document) => document.html).join('');
}

/** Opens a site in a folder. `showing` waits until a text is on some page, or in what else is read of the site. */
async function openSite(files: Record<string, string>) {
  const dir = createSite(files);
  let restarts = 0;
  let resume = () => {};
  site = await createRestartingSite(dir, {
    onChange: () => resume(),
    onDiagnostics: () => {},
    onRestart: () => restarts++,
  });
  const showing = async (text: string, read = renderHome) => {
    for (;;) {
      const changed = new Promise<void>((resolve) => {
        resume = resolve;
      });
      if ((await site?.use(read))?.includes(text)) return;
      await changed;
    }
  };
  return { dir, showing, countRestarts: () => restarts };
}

test('an edit of the theme is shown without a restart; another part that it exports restarts the site', async () => {
  const { dir, showing, countRestarts } = await openSite({
    'docs/index.md': '# Tides\n',
    'theme/index.tsx': layoutWith('at first'),
  });
  await showing('at first');
  writeFiles(dir, { 'theme/index.tsx': layoutWith('after an edit') });
  await showing('after an edit');
  writeFiles(dir, { 'theme/index.tsx': layoutWith('after an edit') + FOOTER });
  await showing('The end');
  expect(countRestarts()).toBe(1);
});

/** The layouts of the bundles that were loaded and are still in memory. */
const layouts = new Set<WeakRef<object>>();
const TRACKED = 'globalThis.trackLayout(Layout);\n';

test('an edit and a restart release the bundle before them', async () => {
  Object.assign(globalThis, { trackLayout: (layout: object) => layouts.add(new WeakRef(layout)) });
  const { dir, showing } = await openSite({
    'docs/index.md': '# Tides\n',
    'theme/index.tsx': layoutWith('at first') + TRACKED,
  });
  await showing('at first');
  writeFiles(dir, { 'theme/index.tsx': layoutWith('after an edit') + TRACKED });
  await showing('after an edit');
  writeFiles(dir, { 'theme/index.tsx': layoutWith('after a restart') + FOOTER + TRACKED });
  await showing('after a restart');
  expect(layouts.size).toBeGreaterThan(2);
  await expect.poll(countLayouts).toBe(1);
});

function countLayouts(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return [...layouts].filter((layout) => layout.deref() !== undefined).length;
}

test('a site whose cache is removed starts again with the next answer', async () => {
  const { showing, countRestarts } = await openSite({ 'docs/index.md': '# Tides\n' });
  await showing('Tides');
  rmSync((await site?.use(async ({ live }) => live.config.cacheDir)) ?? '', { recursive: true });
  await showing('Tides');
  expect(countRestarts()).toBe(1);
});

test('an answer that has begun comes from the site that it began with, whatever restarts meanwhile', async () => {
  const dir = createSite({ 'docs/index.md': '# Tides\n', 'site.config.mjs': "export default { title: 'Low' };\n" });
  let onRestart = () => {};
  const restarted = new Promise<void>((resolve) => {
    onRestart = resolve;
  });
  site = await createRestartingSite(dir, { onChange: () => {}, onDiagnostics: () => {}, onRestart: () => onRestart() });
  const begun = site.use(async (current) => {
    writeFiles(dir, { 'site.config.mjs': "export default { title: 'High' };\n" });
    await restarted;
    return renderHome(current);
  });
  expect(await begun).toContain(' - Low<');
  expect(await site.use(renderHome)).toContain(' - High<');
});

const stampWith = (text: string) => `export default () => <b>${text}</b>;\n`;
const clientWith = (text: string) => `export function enhance(root: HTMLElement) { root.title = '${text}'; }\n`;
const pluginWith = (title: string) => `export const tides = () => ({
  name: 'tides',
  page: () => ({ title: '${title}' }),
  client: './plugins/client.ts',
  components: { Stamp: './plugins/stamp.jsx' },
});
`;

test.each(['mjs', 'ts'])(
  'an edit of the module of a plugin, .%s, restarts the site; what it runs in browsers, and its components, do not',
  async (ending) => {
    const { dir, showing, countRestarts } = await openSite({
      'docs/index.mdx': '# Home\n\n<Stamp />\n',
      [`plugins/tides.${ending}`]: pluginWith('Ebb'),
      'plugins/client.ts': clientWith('first'),
      'plugins/stamp.jsx': stampWith('first'),
      [`site.config.${ending}`]: `import { tides } from './plugins/tides.${ending}';\nexport default { plugins: [tides()] };\n`,
    });
    await showing('<title>Ebb');
    writeFiles(dir, { 'plugins/stamp.jsx': stampWith('second') });
    await showing('<b>second</b>');
    writeFiles(dir, { 'plugins/client.ts': clientWith('second') });
    await showing('second', loadScript);
    expect(countRestarts()).toBe(0);
    writeFiles(dir, { [`plugins/tides.${ending}`]: pluginWith('Flood') });
    await showing('<title>Flood');
    expect(countRestarts()).toBe(1);
  },
);

/** The script of all pages, as the server has it. */
async function loadScript({ live }: SiteState): Promise<string> {
  const href = live.getAssets()?.scriptHref ?? '';
  return Buffer.from((await live.loadAsset(href)) ?? []).toString();
}
