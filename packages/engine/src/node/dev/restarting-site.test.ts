/** Claims about what starts a site again while it is written. */
import { afterEach, expect, test } from '@rstest/core';
import { createSite, writeFiles } from '../../../test/temporary-site.ts';
import { createRestartingSite, type RestartingSite } from './restarting-site.ts';

let site: RestartingSite | undefined;
afterEach(() => site?.close());

const layoutWith = (label: string) => `import { Layout as Original } from '@theme-original';
export function Layout() {
  return <Original beforeDoc={<p>${label}</p>} />;
}
`;
const FOOTER = 'export function DocFooter() { return <p>The end</p>; }\n';

async function renderHome(): Promise<string> {
  const live = site?.get().live;
  const snapshot = await live?.createSnapshot();
  const documents = await Promise.all(snapshot?.routes.pages.map((page) => live?.render(page)) ?? []);
  return documents.map((document) => document?.html).join('');
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
      // A site that is being replaced may be closed while it renders.
      if ((await renderHome().catch(() => '')).includes(text)) return;
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
