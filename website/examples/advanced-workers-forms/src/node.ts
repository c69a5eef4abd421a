import { Worker } from 'node:worker_threads';

export const createWorker = () => new Worker(new URL('./node-worker.ts', import.meta.url));
