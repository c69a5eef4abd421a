(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory();
    else if ('function' == typeof define && define.amd) define([], factory);
    else if ('object' == typeof exports) exports["Adder"] = factory();
    else root["Adder"] = factory();
})(globalThis, ()=>(()=>{
        "use strict";
        var __webpack_exports__ = {};
        const add = (a, b)=>a + b;
        self.onmessage = ({ data })=>{
            self.postMessage(data.reduce(add, 0));
        };
        return __webpack_exports__;
    })());
