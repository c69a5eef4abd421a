import { readCache } from "./chunks/cache~1.js";
const edit = async (key)=>{
    const { format } = await import("./chunks/format.js");
    return format(readCache(key) ?? '');
};
export { edit };
