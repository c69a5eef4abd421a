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
    activate: ()=>activate
});
const external_node_path_namespaceObject = require("node:path");
const external_vscode_namespaceObject = require("vscode");
function activate(context) {
    const show = (file)=>external_vscode_namespaceObject.window.showInformationMessage((0, external_node_path_namespaceObject.basename)(file.fsPath));
    context.subscriptions.push(external_vscode_namespaceObject.commands.registerCommand('my-ext.show', show));
}
exports.activate = __webpack_exports__.activate;
for(var __rspack_i in __webpack_exports__)if (-1 === [
    "activate"
].indexOf(__rspack_i)) exports[__rspack_i] = __webpack_exports__[__rspack_i];
Object.defineProperty(exports, '__esModule', {
    value: true
});
