/** The worker for text in shards. It is built into one file that needs no other, so that any bundler can copy it as it is. */
import { openSharded } from '../core/open-sharded.ts';
import { startServing } from './start.ts';

startServing(openSharded);
