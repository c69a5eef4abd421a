import { readdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { createRslib, loadConfig } from '@rslib/core';

const rslib = await createRslib({ config: () => loadConfig({ command: 'build' }) });
const { close } = await rslib.build();
await close();

/** What `rslib inspect` shows for one item of `lib`, in this package or in one without `"type": "module"`. */
async function inspect(item, cwd = resolve('.')) {
  const { id, format, bundle = true, umdName, plugins } = item;
  const one = await createRslib({ cwd, config: { lib: [{ id, format, bundle, umdName, plugins }] } });
  const { origin } = await one.inspectConfig({ mode: 'production' });
  return { ...origin.environmentConfigs[id], bundler: origin.bundlerConfigs[0] };
}

const defaults = {};
for (const item of rslib.getRslibConfig().lib) {
  const { output, source, bundler } = await inspect(item);
  const withoutType = await inspect(item, resolve('no-type'));
  const files = await readdir(`dist/${item.id}`);
  defaults[item.id] = {
    'output.target': output.target,
    'output.filename.js': bundler.output.filename,
    'output.filename.js without type': withoutType.bundler.output.filename,
    'output.filenameHash': output.filenameHash,
    'output.autoExternal': output.autoExternal ?? false,
    'Node.js modules': output.externals?.includes('fs') ? 'external' : 'not external',
    'output.minify.js': output.minify.jsOptions.minimizerOptions.minify ? 'whitespace' : 'unused code',
    'output.minify.css': output.minify.css,
    'output.assetPrefix': output.assetPrefix,
    'output.dataUriLimit': output.dataUriLimit.image ?? output.dataUriLimit,
    'output.cleanDistPath': output.cleanDistPath,
    'output.injectStyles': output.injectStyles,
    'output.legalComments': output.legalComments,
    'output.polyfill': output.polyfill,
    'output.sourceMap': bundler.devtool,
    'process.env.NODE_ENV': bundler.optimization.nodeEnv === false ? 'kept' : bundler.optimization.nodeEnv,
    'shims.cjs': 'import.meta.url' in source.define,
    syntax: output.overrideBrowserslist,
    'source.decorators.version': source.decorators.version,
    'dynamic import': files.length === 1 ? 'same file' : 'own file',
  };
}
await writeFile('dist/defaults.json', `${JSON.stringify(defaults, null, 2)}\n`);
