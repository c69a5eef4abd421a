var colors_namespaceObject = /*#__PURE__*/ JSON.parse('{"brand":"#ea580c","gray":{"light":"#f4f4f5","dark":"#27272a"},"unused":["never","read"]}');
const palette = colors_namespaceObject;
export { palette };
