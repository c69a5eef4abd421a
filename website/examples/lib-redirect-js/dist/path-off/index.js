import { log } from "@/utils/log";
import { red } from "./colors/index.js";
const logRed = (text)=>log(`${red} ${text}`);
export { logRed };
