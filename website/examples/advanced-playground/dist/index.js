export { Button } from "./Button.js";
