import { join } from './join';

export const a = join('a');
