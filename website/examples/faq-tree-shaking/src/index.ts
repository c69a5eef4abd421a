import { Registry } from './registry';

const registry = new Registry();
registry.add('unused');

export { add } from './add';
