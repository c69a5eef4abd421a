const url = new URL('./worker.ts', import.meta.url);

export const createWorker = () => new Worker(url);
