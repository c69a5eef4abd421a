import { createStore } from 'framework';

export const store = createStore();
