import { defineConfig } from '@rslib/core';
import { listLicenses } from '../../scripts/list-licenses.ts';

/** Packages whose code is in our files, each by the way to it: what a package depends on is found from that package. */
const SDK = '@modelcontextprotocol/sdk';
const AJV = [`${SDK}/server/mcp.js`, 'ajv'];
const BUNDLED = [
  [`${SDK}/server/mcp.js`],
  ['zod'],
  [`${SDK}/server/mcp.js`, 'zod-to-json-schema'],
  [`${SDK}/server/mcp.js`, 'ajv-formats'],
  AJV,
  [...AJV, 'fast-deep-equal'],
  [...AJV, 'fast-uri'],
  [...AJV, 'json-schema-traverse'],
];

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es2023', dts: true }],
  source: { entry: { index: './src/index.ts' } },
  output: {
    target: 'node',
    sourceMap: false,
    cleanDistPath: true,
    // Development dependencies, so that the parts that are used are in our file: installed, they would be more than 60
    // packages, 20 MB.
    copy: listLicenses(BUNDLED, import.meta.filename),
  },
});
