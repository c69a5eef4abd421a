export { Options, start } from './start';
