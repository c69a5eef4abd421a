import { brand } from "./colors.js";
const primary = brand;
export { primary };
