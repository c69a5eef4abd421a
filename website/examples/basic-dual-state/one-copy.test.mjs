import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import * as esm from 'my-lib';

const cjs = createRequire(import.meta.url)('my-lib');
assert.equal(esm.registry, cjs.registry, 'there are two copies of the registry');
