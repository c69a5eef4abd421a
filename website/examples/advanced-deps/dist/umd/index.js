(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("react"));
    else if ('function' == typeof define && define.amd) define([
        "react"
    ], factory);
    else if ('object' == typeof exports) exports["Counter"] = factory(require("react"));
    else root["Counter"] = factory(root["React"]);
})(globalThis, (__rspack_external_G)=>(()=>{
        var __webpack_modules__ = {
            r (module1) {
                var x = String;
                var create = function() {
                    return {
                        isColorSupported: false,
                        reset: x,
                        bold: x,
                        dim: x,
                        italic: x,
                        underline: x,
                        inverse: x,
                        hidden: x,
                        strikethrough: x,
                        black: x,
                        red: x,
                        green: x,
                        yellow: x,
                        blue: x,
                        magenta: x,
                        cyan: x,
                        white: x,
                        gray: x,
                        bgBlack: x,
                        bgRed: x,
                        bgGreen: x,
                        bgYellow: x,
                        bgBlue: x,
                        bgMagenta: x,
                        bgCyan: x,
                        bgWhite: x,
                        blackBright: x,
                        redBright: x,
                        greenBright: x,
                        yellowBright: x,
                        blueBright: x,
                        magentaBright: x,
                        cyanBright: x,
                        whiteBright: x,
                        bgBlackBright: x,
                        bgRedBright: x,
                        bgGreenBright: x,
                        bgYellowBright: x,
                        bgBlueBright: x,
                        bgMagentaBright: x,
                        bgCyanBright: x,
                        bgWhiteBright: x
                    };
                };
                module1.exports = create();
                module1.exports.createColors = create;
            },
            G (module1) {
                "use strict";
                module1.exports = __rspack_external_G;
            }
        };
        var __webpack_module_cache__ = {};
        function __webpack_require__(moduleId) {
            var cachedModule = __webpack_module_cache__[moduleId];
            if (void 0 !== cachedModule) return cachedModule.exports;
            var module1 = __webpack_module_cache__[moduleId] = {
                exports: {}
            };
            __webpack_modules__[moduleId](module1, module1.exports, __webpack_require__);
            return module1.exports;
        }
        (()=>{
            __webpack_require__.n = (module1)=>{
                var getter = module1 && module1.__esModule ? ()=>module1['default'] : ()=>module1;
                __webpack_require__.d(getter, {
                    a: getter
                });
                return getter;
            };
        })();
        (()=>{
            __webpack_require__.d = (exports1, getters, values)=>{
                var define1 = (defs, kind)=>{
                    for(var key in defs)if (__webpack_require__.o(defs, key) && !__webpack_require__.o(exports1, key)) Object.defineProperty(exports1, key, {
                        enumerable: true,
                        [kind]: defs[key]
                    });
                };
                define1(getters, "get");
                define1(values, "value");
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
        (()=>{
            "use strict";
            __webpack_require__.r(__webpack_exports__);
            __webpack_require__.d(__webpack_exports__, {
                increment: ()=>increment,
                useCount: ()=>useCount
            });
            function mitt(n) {
                return {
                    all: n = n || new Map,
                    on: function(t, e) {
                        var i = n.get(t);
                        i ? i.push(e) : n.set(t, [
                            e
                        ]);
                    },
                    off: function(t, e) {
                        var i = n.get(t);
                        i && (e ? i.splice(i.indexOf(e) >>> 0, 1) : n.set(t, []));
                    },
                    emit: function(t, e) {
                        var i = n.get(t);
                        i && i.slice().map(function(n) {
                            n(e);
                        }), (i = n.get("*")) && i.slice().map(function(n) {
                            n(t, e);
                        });
                    }
                };
            }
            var picocolors_browser = __webpack_require__("r");
            var picocolors_browser_default = /*#__PURE__*/ __webpack_require__.n(picocolors_browser);
            var external_commonjs2_react_root_React_amd_react_commonjs_react_ = __webpack_require__("G");
            const bus = mitt();
            let count = 0;
            function increment() {
                count += 1;
                bus.emit('change', count);
                console.log(picocolors_browser_default().green(`count is ${count}`));
            }
            function useCount() {
                return (0, external_commonjs2_react_root_React_amd_react_commonjs_react_.useSyncExternalStore)((onChange)=>{
                    bus.on('change', onChange);
                    return ()=>bus.off('change', onChange);
                }, ()=>count);
            }
        })();
        return __webpack_exports__;
    })());
