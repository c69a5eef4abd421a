/** Owns the start of `quire build`: the thread beside it loads its code while the process loads what builds. */
import { startThreadEarly } from '../site-thread.ts';
import { parseCommand } from './command-options.ts';
import { isGuarded } from './guard.ts';

export async function runBuild(args: string[]) {
  const { values, positionals } = parseCommand(args, {
    options: {
      out: { type: 'string', short: 'o' },
      'empty-out-dir': { type: 'boolean' },
      verbose: { type: 'boolean' },
    },
    words: 1,
  });
  const dir = positionals[0] ?? '.';
  const startMs = performance.now();
  const thread = isGuarded() ? startThreadEarly(dir) : undefined;
  try {
    const { buildAndReport } = await import('./build-site.ts');
    const input = { dir, outDir: values.out, mayEmptyOutDir: values['empty-out-dir'] === true, thread };
    await buildAndReport(input, { startMs, isVerbose: values.verbose === true });
  } finally {
    await thread?.close();
  }
}
