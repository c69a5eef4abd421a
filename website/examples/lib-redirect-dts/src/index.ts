import type { Shape } from '@/utils/shape';

export const square: Shape = { sides: 4 };
export type { Shape } from './utils/shape';
