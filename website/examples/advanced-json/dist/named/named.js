var colors_namespaceObject = {
    wk: "#ea580c"
};
const primary = colors_namespaceObject.wk;
export { primary };
