export const createWorker = () => new Worker(new URL('./worker.ts', import.meta.url));
