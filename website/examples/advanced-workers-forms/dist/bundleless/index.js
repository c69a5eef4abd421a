const createWorker = ()=>new Worker(new URL("./worker.js", import.meta.url), {
        type: "module"
    });
export { createWorker };
