import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { defineConfig } from '@rslib/core';

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

function findLicense(steps: readonly string[]): string {
  let file = import.meta.filename;
  for (const step of steps) file = createRequire(file).resolve(step);
  for (let dir = dirname(file); dir !== dirname(dir); dir = dirname(dir)) {
    const name = readdirSync(dir).find((each) => /^licen[cs]e(?:\.md)?$/i.test(each));
    if (name !== undefined) return join(dir, name);
  }
  throw new Error(`${steps.at(-1)} has no license.`);
}

export default defineConfig({
  lib: [{ format: 'esm', syntax: 'es2023', dts: true }],
  source: { entry: { index: './src/index.ts' } },
  output: {
    target: 'node',
    sourceMap: false,
    cleanDistPath: true,
    // Development dependencies, so that the parts that are used are in our file: installed, they would be more than 60
    // packages, 20 MB.
    copy: BUNDLED.map((steps) => ({
      from: findLicense(steps),
      to: `${steps.at(-1)?.replace(/^\W+/, '').replace(/\W+/g, '-')}.LICENSE`,
    })),
  },
});
