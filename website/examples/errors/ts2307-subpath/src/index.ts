import { a } from 'ui/button';

export const b: number = a;
