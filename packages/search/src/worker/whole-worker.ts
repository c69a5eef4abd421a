/** The worker for sites whose text is shipped whole. It is built into one self-contained file, which any bundler can copy. */
import { openWhole } from '../core/open-whole.ts';
import { startServing } from './start.ts';

startServing(openWhole);
