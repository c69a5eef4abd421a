export function sum(numbers: number[]): Promise<number> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  return new Promise<number>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number>) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(numbers);
  }).finally(() => worker.terminate());
}
