import AddWorker from './worker?worker&inline';

Object.assign(globalThis, { createWorker: () => new AddWorker() });
