var units_namespaceObject = {
    area: "cm²"
};
var area_0 = units_namespaceObject.area;
export default units_namespaceObject;
export { area_0 as area };
