import { join } from './lib.cjs';
