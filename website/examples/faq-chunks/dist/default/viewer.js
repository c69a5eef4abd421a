import { readCache } from "./7~0.js";
const view = (key)=>readCache(key);
export { view };
