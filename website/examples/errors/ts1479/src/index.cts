import { a } from 'ui';

export const b: number = a;
