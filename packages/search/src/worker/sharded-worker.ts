/** The worker for sharded sites. It is built into one self-contained file, which any bundler can copy. */
import { openSharded } from '../core/open-sharded.ts';
import { startServing } from './start.ts';

startServing(openSharded);
