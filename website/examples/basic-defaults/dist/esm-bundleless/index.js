const load = ()=>import("./extra.js");
export { load };
