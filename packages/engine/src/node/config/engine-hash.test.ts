import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { CLIENT_DIR, NODE_DIR, SHARED_DIR } from '../files/engine-package.ts';
import { listEngineModules } from './engine-hash.ts';

test.each([join(NODE_DIR, 'cli.js'), join(SHARED_DIR, 'route-path.js'), join(CLIENT_DIR, 'start.js')])(
  'what is kept of former builds is not used after a change of %s',
  (file) => {
    expect(listEngineModules()).toContain(file);
  },
);
