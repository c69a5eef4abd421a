import { parentPort } from 'node:worker_threads';
import { add } from './add';

parentPort?.on('message', (numbers: number[]) => {
  parentPort?.postMessage(numbers.reduce(add, 0));
});
