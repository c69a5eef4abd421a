var colors_namespaceObject = /*#__PURE__*/ JSON.parse('{"wm":{"X":"#27272a"}}');
const dark = colors_namespaceObject.wm.X;
export { dark };
