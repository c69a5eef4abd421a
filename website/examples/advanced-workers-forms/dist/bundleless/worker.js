import { add } from "./add.js";
self.onmessage = ({ data })=>{
    self.postMessage(data.reduce(add, 0));
};
