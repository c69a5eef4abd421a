/** Owns the entry of the `quire` command: which commands run in a process of their own. */
import { isGuarded } from './guard.ts';

/** Those that run what a site's pages hold. */
const GUARDED_COMMANDS = ['build', 'check'];

const args = process.argv.slice(2);
if (GUARDED_COMMANDS.includes(args[0] ?? '') && !isGuarded()) {
  const { runGuarded } = await import('./run-guarded.ts');
  await runGuarded(args);
} else {
  const { runCommand } = await import('./run-command.ts');
  await runCommand(args);
}
