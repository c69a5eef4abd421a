import { readCache } from "./chunks/cache~1.js";
const view = (key)=>readCache(key);
export { view };
