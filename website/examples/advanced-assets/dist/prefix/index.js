var __webpack_require__ = {};
(()=>{
    __webpack_require__.p = "https://cdn.example.com/images/1.0.0/";
})();
const arrow_namespaceObject = __webpack_require__.p + "static/svg/arrow.svg";
const dot_namespaceObject = __webpack_require__.p + "static/image/dot.png";
const photo_namespaceObject = __webpack_require__.p + "static/image/photo.png";
const src_images = {
    arrow: arrow_namespaceObject,
    dot: dot_namespaceObject,
    photo: photo_namespaceObject
};
export { src_images as images };
