/** The entry of the `quire` command. */
import { runCommand } from './run-command.ts';

// Not awaited here: modules that share others with this one would wait for it in turn.
void runCommand(process.argv.slice(2));
