import dot_namespaceObject from "../static/image/dot.png";
export default dot_namespaceObject;
