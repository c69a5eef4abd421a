const photo = new URL("./static/image/photo.png", import.meta.url).href;
export { photo };
