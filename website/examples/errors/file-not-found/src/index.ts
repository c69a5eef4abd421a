import { join } from './joins';

export const a = join('a', 'b');
