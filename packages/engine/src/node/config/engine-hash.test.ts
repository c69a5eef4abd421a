import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { CLIENT_DIR } from '../files/client-package.ts';
import { NODE_DIR } from '../files/engine-package.ts';
import { listEngineModules } from './engine-hash.ts';

test.each([join(NODE_DIR, 'cli.js'), join(CLIENT_DIR, 'contract/route-path.js'), join(CLIENT_DIR, 'start.js')])(
  'what is kept of former builds is not used after a change of %s',
  (file) => {
    expect(listEngineModules()).toContain(file);
  },
);
