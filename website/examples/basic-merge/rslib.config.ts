import { mergeRslibConfig } from '@rslib/core';
import { base } from './base.config';

export default mergeRslibConfig(base, {
  lib: [
    // The same id: merged into the item of the base.
    { id: 'esm', dts: true },
    // A new id: added.
    { id: 'cjs', format: 'cjs' },
  ],
});
