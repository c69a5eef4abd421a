/** The worker for text that is shipped whole. It is built into one file that needs no other, so that any bundler can copy it as it is. */
import { openWhole } from '../core/open-whole.ts';
import { startServing } from './start.ts';

startServing(openWhole);
