export { zero } from './zero';
