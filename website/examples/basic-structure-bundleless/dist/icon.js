import icon_namespaceObject from "./static/svg/icon.svg";
export default icon_namespaceObject;
