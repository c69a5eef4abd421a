import { readFileSync, writeFileSync } from 'node:fs';
import { loadConfig } from '@rslib/core';

const { content } = await loadConfig();
const names = Object.keys(content.source.entry).sort();
const entries = names.map((name) => [
  name === 'index' ? '.' : `./${name}`,
  {
    types: `./dist/${name}.d.ts`,
    import: `./dist/${name}.js`,
    require: `./dist/${name}.cjs`,
  },
]);

const manifest = JSON.parse(readFileSync('package.json', 'utf8'));
manifest.exports = { ...Object.fromEntries(entries), './package.json': './package.json' };
writeFileSync('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
