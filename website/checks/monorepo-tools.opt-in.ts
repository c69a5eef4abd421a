/** What the pages about monorepos and publishing say of Turborepo, Nx, pnpm and Changesets, fetched from npm. Not part of `npm test`, like `migrations.opt-in.ts`. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, expect, test } from '@rstest/core';
import { WEBSITE } from './docs-page.ts';
import { runScript } from './rebuild-example.ts';

const TIMEOUT_MS = 600_000;
const TOOLS = {
  '@changesets/cli': '3.0.3',
  '@rslib/core': '1.0.1',
  nx: '24.0.6',
  pnpm: '12.21.0',
  turbo: '2.11.11',
  typescript: '7.0.2',
};
/** The `dev` of a package that others need: it prints a line and ends once theirs has started, or gives up. */
const WAITING = `
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
for (let tries = 0; tries < 50 && !existsSync('../ui/started'); tries++) await setTimeout(100);
console.log(existsSync('../ui/started') ? 'ui has started' : 'ui has not started');
`;

let folder = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'monorepo-tools-'));
  const example = join(WEBSITE, 'examples/advanced-monorepo');
  for (const name of ['packages', 'tsconfig.base.json', 'tsconfig.json', 'turbo.json']) {
    cpSync(join(example, name), join(folder, name), { recursive: true, filter: (file) => !file.endsWith('/dist') });
  }
  write('package.json', {
    name: 'root',
    private: true,
    type: 'module',
    packageManager: 'npm@11.6.0',
    workspaces: ['packages/core', 'packages/ui'],
    devDependencies: TOOLS,
  });
  writeFileSync(join(folder, '.gitignore'), 'node_modules\ndist\n.turbo\n.nx\n');
  await run('git init -q . && npm install --no-audit --no-fund');
}, TIMEOUT_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test(
  'Turborepo builds nothing on the second run, and restores what was deleted',
  async () => {
    expect(await run('turbo run build')).toContain('0 cached, 2 total');
    expect(await run('turbo run build')).toMatch(/2 cached, 2 total[\s\S]+FULL TURBO/);
    removeOutputs();
    await run('turbo run build');
    expect(existsSync(join(folder, 'packages/ui/dist/index.d.ts'))).toBe(true);
  },
  TIMEOUT_MS,
);

test.each([
  ['keeps results with "cache": true', true],
  ['builds again without it', false],
])(
  'Nx %s',
  async (_, cache) => {
    removeOutputs();
    const build = { dependsOn: ['^build'], outputs: ['{projectRoot}/dist'] };
    write('nx.json', { targetDefaults: { build: cache ? { ...build, cache } : build } });
    await run('nx run-many -t build');
    const second = await run('nx run-many -t build');
    expect(second.includes('2 out of 2 tasks')).toBe(cache);
    rmSync(join(folder, 'nx.json'));
  },
  TIMEOUT_MS,
);

test.each([
  ['waits for a dependency to end', '', 'ui has not started'],
  ['starts all packages at once with --parallel', ' --parallel', 'ui has started'],
])(
  'pnpm %s',
  async (_, flag, printed) => {
    const copy = join(folder, '../', `${folder.split('/').at(-1)}-pnpm`);
    mkdirSync(join(copy, 'packages/core'), { recursive: true });
    mkdirSync(join(copy, 'packages/ui'), { recursive: true });
    const pack = (name: string, dev: string, dependencies = {}) =>
      writeFileSync(
        join(copy, `packages/${name}/package.json`),
        JSON.stringify({ name, scripts: { dev }, dependencies }),
      );
    writeFileSync(join(copy, 'pnpm-workspace.yaml'), 'packages: [packages/*]\n');
    writeFileSync(join(copy, 'package.json'), '{ "private": true }');
    writeFileSync(join(copy, 'packages/core/wait.mjs'), WAITING);
    pack('core', 'node wait.mjs');
    pack('ui', "node -e \"fs.writeFileSync('started', '')\"", { core: 'workspace:^' });
    const pnpm = join(folder, 'node_modules/.bin/pnpm');
    const { output } = await runScript(`"${pnpm}" install && "${pnpm}" --filter ui...${flag} run dev`, copy);
    rmSync(copy, { recursive: true, force: true });
    expect(output).toContain(printed);
  },
  TIMEOUT_MS,
);

test(
  'Changesets raises a dependent package only if the new version is outside of its range',
  async () => {
    mkdirSync(join(folder, '.changeset'));
    write('.changeset/config.json', { changelog: '@changesets/cli/changelog', commit: false, baseBranch: 'main' });
    await release('minor');
    expect(readVersions()).toEqual(['1.1.0', '1.0.0', '^1.0.0']);
    await release('major');
    expect(readVersions()).toEqual(['2.0.0', '1.0.1', '^2.0.0']);
  },
  TIMEOUT_MS,
);

async function release(type: string): Promise<void> {
  writeFileSync(join(folder, '.changeset/brave-owls-sing.md'), `---\n"@acme/core": ${type}\n---\n\nA change.\n`);
  await run('changeset version');
}

/** Those of core and ui, and the range in which ui needs core. */
function readVersions(): unknown[] {
  const [core, ui] = ['core', 'ui'].map((name) =>
    JSON.parse(readFileSync(join(folder, `packages/${name}/package.json`), 'utf8')),
  );
  return [core?.version, ui?.version, ui?.dependencies['@acme/core']];
}

function removeOutputs(): void {
  for (const name of ['core', 'ui']) rmSync(join(folder, `packages/${name}/dist`), { recursive: true, force: true });
}

function write(file: string, value: unknown): void {
  writeFileSync(join(folder, file), JSON.stringify(value));
}

async function run(command: string): Promise<string> {
  const script = `export PATH="${folder}/node_modules/.bin:$PATH" NX_DAEMON=false && ${command}`;
  const { code, output } = await runScript(script, folder);
  expect([code, output]).toEqual([0, output]);
  return stripVTControlCharacters(output);
}
