var colors_namespaceObject = /*#__PURE__*/ JSON.parse('{"brand":"#ea580c","gray":{"light":"#f4f4f5","dark":"#27272a"},"unused":["never","read"]}');
var brand = colors_namespaceObject.brand;
var gray = colors_namespaceObject.gray;
var unused = colors_namespaceObject.unused;
export default colors_namespaceObject;
export { brand, gray, unused };
