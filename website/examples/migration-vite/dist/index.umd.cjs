(function(root, factory) {
    if ('object' == typeof exports && 'object' == typeof module) module.exports = factory(require("mitt"));
    else if ('function' == typeof define && define.amd) define([
        "mitt"
    ], factory);
    else if ('object' == typeof exports) exports["Badge"] = factory(require("mitt"));
    else root["Badge"] = factory(root["mitt"]);
})(globalThis, (__rspack_external_A)=>(()=>{
        "use strict";
        var __webpack_modules__ = {
            A (module1) {
                module1.exports = __rspack_external_A;
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
            __webpack_require__.r(__webpack_exports__);
            __webpack_require__.d(__webpack_exports__, {
                createBadge: ()=>createBadge
            });
            var external_commonjs2_mitt_root_mitt_amd_mitt_commonjs_mitt_ = __webpack_require__("A");
            var external_commonjs2_mitt_root_mitt_amd_mitt_commonjs_mitt_default = /*#__PURE__*/ __webpack_require__.n(external_commonjs2_mitt_root_mitt_amd_mitt_commonjs_mitt_);
            const bell_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSIzIi8+PC9zdmc+Cg==";
            const badge_module = {
                badge: "badge-JF3fc4"
            };
            function createBadge(count) {
                const events = external_commonjs2_mitt_root_mitt_amd_mitt_commonjs_mitt_default()();
                const element = document.createElement('button');
                element.className = badge_module.badge ?? '';
                element.innerHTML = `<img src="${bell_namespaceObject}" alt=""> ${count}`;
                element.addEventListener('click', ()=>events.emit('clear'));
                return {
                    element,
                    onClear: (listener)=>events.on('clear', listener)
                };
            }
        })();
        return __webpack_exports__;
    })());
