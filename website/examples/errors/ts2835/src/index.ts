export { join } from './join';
