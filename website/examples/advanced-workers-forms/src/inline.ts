import AddWorker from './worker?worker&inline';

export const createWorker = () => new AddWorker();
