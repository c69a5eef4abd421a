Object.assign(globalThis, {
    load: ()=>import("./extra.js")
});
export { };
