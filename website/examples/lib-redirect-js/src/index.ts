import { log } from '@/utils/log';
import { red } from './colors';

export const logRed = (text: string) => log(`${red} ${text}`);
