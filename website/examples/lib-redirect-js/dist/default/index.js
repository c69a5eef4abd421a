import { log } from "./utils/log.js";
import { red } from "./colors/index.js";
const logRed = (text)=>log(`${red} ${text}`);
export { logRed };
