import { parentPort } from "node:worker_threads";
const add = (a, b)=>a + b;
parentPort?.on('message', (numbers)=>{
    parentPort?.postMessage(numbers.reduce(add, 0));
});
