import { join } from 'node:path';
export const a: string = join(process.cwd(), 'a');
