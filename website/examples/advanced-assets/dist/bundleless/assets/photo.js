import photo_namespaceObject from "../static/image/photo.png";
export default photo_namespaceObject;
