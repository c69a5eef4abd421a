import colors from "./colors.js";
const dark = colors.gray.dark;
export { dark };
