const arrow_namespaceObject = "data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxNiAxNiI+PHBhdGggZmlsbD0ibm9uZSIgc3Ryb2tlPSJjdXJyZW50Q29sb3IiIHN0cm9rZS13aWR0aD0iMiIgZD0iTTMgOGg5TTggNGw0IDQtNCA0Ii8+PC9zdmc+Cg==";
const dot_namespaceObject = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAAEUlEQVR42mN4FcGDFTEMLQkA2ChTgW3IKaoAAAAASUVORK5CYII=";
import photo_namespaceObject from "./static/image/photo.png";
const src_images = {
    arrow: arrow_namespaceObject,
    dot: dot_namespaceObject,
    photo: photo_namespaceObject
};
export { src_images as images };
