var __webpack_exports__ = {};
Object.assign(globalThis, {
    load: ()=>import("./extra.cjs")
});
for(var __rspack_i in __webpack_exports__)exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
