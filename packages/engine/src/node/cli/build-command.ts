/** The command `quire build`. */
import { parseCommand } from './command-options.ts';

export async function runBuild(args: string[]) {
  const { values, positionals } = parseCommand(args, {
    options: {
      out: { type: 'string', short: 'o' },
      'empty-out-dir': { type: 'boolean' },
      drafts: { type: 'boolean' },
      verbose: { type: 'boolean' },
      timing: { type: 'boolean' },
    },
    words: 1,
  });
  const startMs = performance.now();
  const { buildAndReport } = await import('./build-site.ts');
  const input = {
    dir: positionals[0] ?? '.',
    outDir: values.out,
    publishesDrafts: values.drafts === true,
    mayEmptyOutDir: values['empty-out-dir'] === true,
  };
  const [isVerbose, showsTiming] = [values.verbose === true, values.timing === true];
  await buildAndReport(input, { startMs, isVerbose, showsTiming });
}
