import { Registry } from './registry';

const registry = /* @__PURE__ */ new Registry();

export { add } from './add';
