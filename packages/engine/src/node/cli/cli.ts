/** The entry of the `quire` command. */
import { runCommand } from './run-command.ts';

// Not awaited: modules that share imports with this one would wait for it.
void runCommand(process.argv.slice(2));
