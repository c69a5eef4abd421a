import { mergeRslibConfig } from '@rslib/core';
import { base } from './base.config';

export default mergeRslibConfig(base, {
  lib: [
    { id: 'esm', dts: true },
    { id: 'cjs', format: 'cjs' },
  ],
});
