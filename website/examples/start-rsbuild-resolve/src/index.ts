import { platform } from './platform';
import { shorten } from '@/text/shorten';

export const label = (text: string) => `${shorten(text, 20)} (${platform})`;
