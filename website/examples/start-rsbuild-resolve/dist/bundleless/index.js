import { platform } from "./platform.js";
import { shorten } from "./text/shorten.js";
const label = (text)=>`${shorten(text, 20)} (${platform})`;
export { label };
