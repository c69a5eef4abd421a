/** Claims about what starts a site again while it is written. */
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

test('an edit of the theme is shown without a restart; another part that it exports restarts the site', async () => {
  const dir = createSite({ 'docs/index.md': '# Tides\n', 'theme/index.tsx': layoutWith('at first') });
  let restarts = 0;
  let resume = () => {};
  site = await createRestartingSite(dir, {
    onChange: () => resume(),
    onDiagnostics: () => {},
    onRestart: () => restarts++,
  });
  const showing = async (text: string) => {
    for (;;) {
      const changed = new Promise<void>((resolve) => {
        resume = resolve;
      });
      if ((await site?.use(renderHome))?.includes(text)) return;
      await changed;
    }
  };
  await showing('at first');
  writeFiles(dir, { 'theme/index.tsx': layoutWith('after an edit') });
  await showing('after an edit');
  writeFiles(dir, { 'theme/index.tsx': layoutWith('after an edit') + FOOTER });
  await showing('The end');
  expect(restarts).toBe(1);
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
