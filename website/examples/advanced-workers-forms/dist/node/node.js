import { Worker } from "node:worker_threads";
const createWorker = ()=>new Worker(new URL("./node-worker~3.js", import.meta.url), {
        type: "module"
    });
export { createWorker };
