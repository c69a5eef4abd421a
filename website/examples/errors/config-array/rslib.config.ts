export default [{ lib: [{ format: 'esm' }] }, { lib: [{ format: 'cjs' }] }];
