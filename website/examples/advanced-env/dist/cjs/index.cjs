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
const nodeEnv = process.env.NODE_ENV;
const mode = (void 0).MODE;
const apiUrl = "https://api.example.com";
const metaApiUrl = "https://api.example.com";
const secret = process.env.SECRET;
const version = "1.2.3";
__webpack_require__.d(__webpack_exports__, {}, {
    apiUrl: apiUrl,
    metaApiUrl: metaApiUrl,
    mode: mode,
    nodeEnv: nodeEnv,
    secret: secret,
    version: version
});
exports.apiUrl = __webpack_exports__.apiUrl;
exports.metaApiUrl = __webpack_exports__.metaApiUrl;
exports.mode = __webpack_exports__.mode;
exports.nodeEnv = __webpack_exports__.nodeEnv;
exports.secret = __webpack_exports__.secret;
exports.version = __webpack_exports__.version;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "apiUrl",
    "metaApiUrl",
    "mode",
    "nodeEnv",
    "secret",
    "version"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
