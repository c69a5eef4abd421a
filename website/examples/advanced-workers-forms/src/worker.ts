import { add } from './add';

self.onmessage = ({ data }: MessageEvent<number[]>) => {
  self.postMessage(data.reduce(add, 0));
};
