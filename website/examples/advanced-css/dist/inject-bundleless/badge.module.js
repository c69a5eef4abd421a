import { __webpack_require__ } from "./rslib-runtime~5.js";
import "./n~5.js";
__webpack_require__.add({
    V (module, __webpack_exports__, __webpack_require__) {
        var _node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1 = __webpack_require__("q");
        var _node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1_default = /*#__PURE__*/ __webpack_require__.n(_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1);
        var _node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0 = __webpack_require__("p");
        var _node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0_default = /*#__PURE__*/ __webpack_require__.n(_node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0);
        var ___CSS_LOADER_EXPORT___ = _node_modules_rsbuild_core_compiled_css_loader_api_js__rspack_import_0_default()(_node_modules_rsbuild_core_compiled_css_loader_noSourceMaps_js__rspack_import_1_default());
        ___CSS_LOADER_EXPORT___.push([
            module.id,
            `.badge-JF3fc4 {
  color: var(--brand);
  border-radius: 4px;
}
`,
            ""
        ]);
        ___CSS_LOADER_EXPORT___.locals = {
            badge: "badge-JF3fc4"
        };
        const __rspack_default_export = ___CSS_LOADER_EXPORT___;
        __webpack_require__.d(__webpack_exports__, {}, {
            A: __rspack_default_export
        });
    }
});
const badge_module_0 = __webpack_require__("V");
const styleTagTransform = __webpack_require__("l");
var styleTagTransform_default = /*#__PURE__*/ __webpack_require__.n(styleTagTransform);
const setAttributesWithoutAttributes = __webpack_require__("h");
var setAttributesWithoutAttributes_default = /*#__PURE__*/ __webpack_require__.n(setAttributesWithoutAttributes);
const insertBySelector = __webpack_require__("U");
var insertBySelector_default = /*#__PURE__*/ __webpack_require__.n(insertBySelector);
const styleDomAPI = __webpack_require__("M");
var styleDomAPI_default = /*#__PURE__*/ __webpack_require__.n(styleDomAPI);
const insertStyleElement = __webpack_require__("R");
var insertStyleElement_default = /*#__PURE__*/ __webpack_require__.n(insertStyleElement);
const injectStylesIntoStyleTag = __webpack_require__("f");
var injectStylesIntoStyleTag_default = /*#__PURE__*/ __webpack_require__.n(injectStylesIntoStyleTag);
var options = {};
options.styleTagTransform = styleTagTransform_default();
options.setAttributes = setAttributesWithoutAttributes_default();
options.insert = insertBySelector_default().bind(null, "head");
options.domAPI = styleDomAPI_default();
options.insertStyleElement = insertStyleElement_default();
injectStylesIntoStyleTag_default()(badge_module_0.A, options);
const badge_module = badge_module_0.A && badge_module_0.A.locals ? badge_module_0.A.locals : void 0;
export default badge_module;
