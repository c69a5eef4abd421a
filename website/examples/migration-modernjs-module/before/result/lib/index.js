"use strict";
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);

// src/index.ts
var src_exports = {};
__export(src_exports, {
  Button: () => Button
});
module.exports = __toCommonJS(src_exports);

// src/button/button.module.css
var button_default = { "button": "button_17217" };

// src/label.ts
var label = (text) => text?.trim() ?? "Button";

// src/button/index.tsx
var import_jsx_runtime = require("react/jsx-runtime");
function Button({ text }) {
  return /* @__PURE__ */ (0, import_jsx_runtime.jsx)("button", { className: button_default.button, children: label(text) });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  Button
});
