import arrow_namespaceObject from "./icons/arrow.svg";
import dot_namespaceObject from "./pictures/dot.297d6d4e.png";
import photo_namespaceObject from "./pictures/photo.c564f322.png";
const src_images = {
    arrow: arrow_namespaceObject,
    dot: dot_namespaceObject,
    photo: photo_namespaceObject
};
export { src_images as images };
