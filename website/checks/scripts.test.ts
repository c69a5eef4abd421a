/** What the page about the JavaScript API says of calls that succeed, fail or surprise, tried with the real package. */
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@rstest/core';
import { configure, type ProjectFiles, withBuild } from './build-project.ts';
import { testClaims } from './claims.ts';
import { runScript } from './rebuild-example.ts';

const test = testClaims(import.meta.filename);

const PROJECT: ProjectFiles = {
  'rslib.config.ts': configure("{ id: 'esm', format: 'esm' }", "{ id: 'cjs', format: 'cjs' }"),
  'src/index.ts': 'export const one = 1;\n',
};
const CONFIG = "{ lib: [{ id: 'esm', format: 'esm' }, { id: 'cjs', format: 'cjs' }], logLevel: 'silent' }";

/** What the script hands to `print`, line by line; it runs in a project with a configuration and a source. */
async function runInProject(name: string, script: string, files: ProjectFiles = PROJECT): Promise<string[]> {
  let lines: string[] = [];
  await withBuild(`script-${name}`, files, async ({ folder }) => {
    const head = "import * as api from '@rslib/core';\nconst print = (value) => console.log('> ' + String(value));\n";
    writeFileSync(join(folder, 'run.mjs'), `${head}const { createRslib, loadConfig } = api;\n${script}\n`);
    const { output } = await runScript('node run.mjs', folder);
    lines = output.split('\n').flatMap((line) => (line.startsWith('> ') ? [line.slice(2)] : []));
    if (lines.length === 0) throw new Error(output);
  });
  return lines;
}

test('the package can be required, and the configuration is loaded by its extensions in this order', async () => {
  const files = ['.mjs', '.ts', '.js', '.cjs', '.mts', '.cts'].map((extension) => `c/rslib.config${extension}`);
  const script = `
    import { createRequire } from 'node:module';
    import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
    print(typeof createRequire(import.meta.url)('@rslib/core').createRslib);
    const cwd = process.cwd() + '/c';
    mkdirSync(cwd);
    const files = ${JSON.stringify(files)};
    for (const file of files) writeFileSync(file, /c[jt]s$/.test(file) ? 'module.exports = {};' : 'export default {};');
    for (const file of files) {
      const { filePath } = await loadConfig({ cwd });
      print(filePath.slice(cwd.length - 1));
      rmSync(file);
    }
    const { content, filePath } = await loadConfig({ cwd });
    print(JSON.stringify([Object.keys(content).filter((key) => !key.startsWith('_')), filePath]));
    await loadConfig({ cwd, path: 'missing.ts' }).catch(() => print('missing'));`;
  expect(await runInProject('load', script)).toEqual(['function', ...files, '[[],null]', 'missing']);
});

test('a function gets env, command and the rest from loadConfig, and nothing when it is passed directly', async () => {
  const script = `
    const config = ({ env, command }) => { print(JSON.stringify([env, command])); return ${CONFIG}; };
    await createRslib({ config }).catch((error) => print(error.message));
    await loadConfig({});
    await loadConfig({ command: 'build' });
    const own = ${CONFIG};
    await createRslib({ config: own });
    print(typeof own.root);`;
  const files = {
    ...PROJECT,
    'rslib.config.ts':
      "export default (params: object) => { console.log('> ' + JSON.stringify(params)); return { lib: [{ format: 'esm' }] }; };\n",
  };
  const [direct, first, second, root] = await runInProject('function', script, files);
  expect(direct).toMatch(/^Cannot destructure property 'env' of '\w+'/);
  expect(Object.keys(JSON.parse(first ?? '{}'))).toEqual(expect.arrayContaining(['env']));
  expect(JSON.parse(second ?? '{}')).toMatchObject({ env: '', command: 'build' });
  expect(root).toBe('string');
});

test('build: unknown ids are ignored unless none exists; stats are of one output or of several', async () => {
  const script = `
    const build = async (lib) => {
      const rslib = await createRslib({ config: ${CONFIG} });
      const { stats, close } = await rslib.build({ lib });
      await close();
      return stats.constructor.name;
    };
    print(await build(['esm', 'nowhere']));
    print(await build(undefined));
    await build(['nowhere']).catch((error) => print(error.constructor.name));`;
  expect(await runInProject('ids', script)).toEqual(['Stats', 'MultiStats', 'Error']);
});

test('build in watch mode resolves without stats, and a hook of Rsbuild tells when the files are there', async () => {
  const script = `
    const rslib = await createRslib({ config: ${CONFIG} });
    const built = new Promise((resolve) => {
      rslib.onAfterCreateRsbuild(({ rsbuild }) => rsbuild.onAfterBuild(({ isFirstCompile }) => resolve(isFirstCompile)));
    });
    const { stats, close } = await rslib.build({ watch: true });
    print(stats);
    print(await built);
    await close();
    print('closed');`;
  expect(await runInProject('watch', script)).toEqual(['undefined', 'true', 'closed']);
});

test('build rejects in three ways', async () => {
  const script = `
    const tell = async (config) => {
      const rslib = await createRslib({ config: { logLevel: 'silent', ...config } });
      await rslib.build().catch((error) => print([error.constructor.name, error.message.split('\\n')[0], error.errors?.length].join('|')));
    };
    await tell({ lib: [] });
    await tell({ lib: [{ format: 'esm', source: { entry: { index: './src/nowhere.ts' } } }] });
    await tell({ lib: [{ format: 'esm', source: { entry: { index: './src/broken.ts' } } }] });`;
  const files = { ...PROJECT, 'src/broken.ts': 'export const one = ;\n' };
  const [invalid, missing, broken] = await runInProject('errors', script, files);
  expect(invalid).toMatch(/^Error\|.+\|$/);
  expect(missing).toBe('AggregateError||1');
  expect(broken).toBe('Error|Rspack build failed.|');
});

test('hooks run in the order of the page, and onAfterBuild after a failed build too', async () => {
  const HOOKS = [
    'modifyRsbuildConfig',
    'modifyEnvironmentConfig',
    'onBeforeCreateCompiler',
    'onAfterCreateCompiler',
    'onBeforeBuild',
    'onBeforeEnvironmentCompile',
    'onAfterEnvironmentCompile',
    'onAfterBuild',
    'onCloseBuild',
  ];
  const script = `
    const build = async (entry) => {
      const names = [];
      const rslib = await createRslib({ config: { lib: [{ id: 'esm', format: 'esm', source: { entry: { index: entry } } }], logLevel: 'silent' } });
      rslib.onAfterCreateRsbuild(({ rsbuild }) => {
        const add = (name) => () => { if (!names.includes(name)) names.push(name); };
        rsbuild.addPlugins([{ name: 'names', setup(plugin) { for (const hook of ${JSON.stringify(HOOKS)}) plugin[hook](add(hook)); } }]);
      });
      await rslib.build().then(({ close }) => close(), () => names.push('rejected'));
      print(names.join());
    };
    await build('./src/index.ts');
    await build('./src/broken.ts');`;
  const files = { ...PROJECT, 'src/broken.ts': 'export const one = ;\n' };
  const [built, failed] = await runInProject('hooks', script, files);
  expect(built?.split(',')).toEqual(HOOKS);
  expect(failed).toContain('onAfterBuild');
  expect(failed).toContain('rejected');
});

test('inspectConfig writes only where it is asked to, and its mode becomes NODE_ENV', async () => {
  await withBuild('script-inspect', PROJECT, async ({ folder }) => {
    const script = `import { createRslib } from '@rslib/core';
      const rslib = await createRslib({ config: ${CONFIG} });
      const { origin } = await rslib.inspectConfig({ mode: 'production' });
      console.log(origin.environmentConfigs.esm.output.target, process.env.NODE_ENV, rslib.getRslibConfig().lib.length);
      if (process.argv[2]) await rslib.inspectConfig({ writeToDisk: true });`;
    writeFileSync(join(folder, 'run.mjs'), script);
    const silent = await runScript('node run.mjs', folder);
    expect(silent.output.trim()).toBe('node production 2');
    expect(existsSync(join(folder, 'dist/.rsbuild'))).toBe(false);
    await runScript('node run.mjs write', folder);
    expect(existsSync(join(folder, 'dist/.rsbuild'))).toBe(true);
  });
});
