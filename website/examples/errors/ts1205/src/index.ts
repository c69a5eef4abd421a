export { Options } from './start';
