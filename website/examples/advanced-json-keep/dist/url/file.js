const file = new URL("./static/assets/colors.json", import.meta.url);
export { file };
