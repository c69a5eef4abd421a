// Stands for the command `vue-tsc`. That needs TypeScript 5 or 6, while the
// repository itself has TypeScript 7, so the compiler is named here.
require('vue-tsc').run(require.resolve('typescript6/lib/tsc'));
