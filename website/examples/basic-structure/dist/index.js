import icon_namespaceObject from "./static/svg/icon.svg";
const chart = ()=>import("./chart.js");
export { chart, icon_namespaceObject as icon };
