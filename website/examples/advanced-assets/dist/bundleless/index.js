import "./style.css";
import arrow from "./assets/arrow.js";
import dot from "./assets/dot.js";
import photo from "./assets/photo.js";
const src_images = {
    arrow: arrow,
    dot: dot,
    photo: photo
};
export { src_images as images };
