import { readCache } from "./7~0.js";
const edit = async (key)=>{
    const { format } = await import("./format~0.js");
    return format(readCache(key) ?? '');
};
export { edit };
