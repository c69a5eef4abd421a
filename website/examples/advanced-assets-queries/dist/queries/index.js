var __webpack_require__ = {};
(()=>{
    var scriptUrl;
    if ("string" == typeof import.meta.url) scriptUrl = import.meta.url;
    if (!scriptUrl) throw new Error("Automatic publicPath is not supported in this browser");
    scriptUrl = scriptUrl.replace(/^blob:/, "").replace(/#.*$/, "").replace(/\?.*$/, "").replace(/\/[^\/]+$/, "/");
    __webpack_require__.p = scriptUrl;
})();
const dotinline_namespaceObject = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mN4FcGDFTEMLQkA2ChTgW3IKaoAAAAASUVORK5CYII=";
const doturl_namespaceObject = __webpack_require__.p + "static/image/dot.png";
const arrowraw_namespaceObject = "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><path fill=\"none\" stroke=\"currentColor\" stroke-width=\"2\" d=\"M3 8h9M8 4l4 4-4 4\"/></svg>\n";
const notesraw_namespaceObject = "Plain text.\n";
export { arrowraw_namespaceObject as arrowRaw, dotinline_namespaceObject as dotInline, doturl_namespaceObject as dotUrl, notesraw_namespaceObject as notes };
