import { writeFile } from 'node:fs/promises';
import { createRslib, loadConfig } from '@rslib/core';

process.env.NODE_ENV ||= 'production';

const rslib = await createRslib({
  config: () => loadConfig({ command: 'build' }),
  loadEnv: true,
});

/** @type {Record<string, number>} */
const sizes = {};

rslib.onAfterCreateRsbuild(({ rsbuild }) => {
  rsbuild.onAfterEnvironmentCompile(({ environment, stats }) => {
    const { assets = [] } = stats?.toJson({ all: false, assets: true }) ?? {};
    for (const { name, size } of assets) sizes[`${environment.name}: ${name}`] = size;
  });
});

const { close } = await rslib.build();
await writeFile('dist/sizes.json', `${JSON.stringify(sizes, Object.keys(sizes).sort(), 2)}\n`);
await close();
