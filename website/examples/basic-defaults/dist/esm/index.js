const load = ()=>import("./extra~0.js");
export { load };
