const url = new URL("./static/assets/worker.ts", import.meta.url);
const createWorker = ()=>new Worker(url);
export { createWorker };
