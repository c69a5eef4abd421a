export { Button } from "./button/index.js";
