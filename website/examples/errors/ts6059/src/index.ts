export { round } from '../shared/round';
