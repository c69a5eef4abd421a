import { log } from "./utils/log";
import { red } from "./colors/index";
const logRed = (text)=>log(`${red} ${text}`);
export { logRed };
