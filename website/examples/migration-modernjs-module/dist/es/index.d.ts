export { Button } from './button/index.js';
export type { ButtonProps } from './button/index.js';
