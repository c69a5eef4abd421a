import logo from "./assets/logo.js";
const logoUrl = logo;
export { logoUrl };
