import "./theme.css";
const chart = ()=>import("./chart.js");
export { default as icon } from "./icon.js";
export { chart };
