const cache = new Map();
const readCache = (key)=>cache.get(key);
export { readCache };
