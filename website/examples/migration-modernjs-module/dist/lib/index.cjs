"use strict";
var __webpack_require__ = {};
(()=>{
    __webpack_require__.d = (exports1, getters, values)=>{
        var define = (defs, kind)=>{
            for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                enumerable: true,
                [kind]: defs[key]
            });
        };
        define(getters, "get");
        define(values, "value");
    };
})();
(()=>{
    __webpack_require__.o = (obj, prop)=>Object.prototype.hasOwnProperty.call(obj, prop);
})();
(()=>{
    __webpack_require__.r = (exports1)=>{
        if ("u" > typeof Symbol && Symbol.toStringTag) Object.defineProperty(exports1, Symbol.toStringTag, {
            value: 'Module'
        });
        Object.defineProperty(exports1, '__esModule', {
            value: true
        });
    };
})();
var __webpack_exports__ = {};
__webpack_require__.r(__webpack_exports__);
__webpack_require__.d(__webpack_exports__, {
    Button: ()=>Button
});
const jsx_runtime_namespaceObject = require("react/jsx-runtime");
const button_module = {
    button: "button-Jxsjjd"
};
const label = (text)=>text?.trim() ?? 'Button';
function Button({ text }) {
    return /*#__PURE__*/ (0, jsx_runtime_namespaceObject.jsx)("button", {
        className: button_module.button,
        children: label(text)
    });
}
exports.Button = __webpack_exports__.Button;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "Button"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
