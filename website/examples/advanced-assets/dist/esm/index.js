import arrow_namespaceObject from "./static/svg/arrow.svg";
import dot_namespaceObject from "./static/image/dot.png";
import photo_namespaceObject from "./static/image/photo.png";
const src_images = {
    arrow: arrow_namespaceObject,
    dot: dot_namespaceObject,
    photo: photo_namespaceObject
};
export { src_images as images };
