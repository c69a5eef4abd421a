import colors from "./colors.js";
const palette = colors;
export { palette };
