import logo from "./assets/logo.svg";
const logoUrl = logo;
export { logoUrl };
