/** Owns the entry of the `quire` command: which commands run in a process of their own. */
import { isGuarded } from './guard.ts';

/** Those that run what a site's pages hold. */
const GUARDED_COMMANDS = ['build', 'check'];

async function run(args: string[]): Promise<void> {
  if (GUARDED_COMMANDS.includes(args[0] ?? '') && !isGuarded()) {
    const { runGuarded } = await import('./run-guarded.ts');
    return runGuarded(args);
  }
  const { runCommand } = await import('./run-command.ts');
  return runCommand(args);
}

// Not awaited here: modules that share others with this one would wait for it in turn.
void run(process.argv.slice(2));
