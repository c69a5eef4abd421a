import colors from "./colors.json" with {
    type: "json"
};
const palette = colors;
export { palette };
