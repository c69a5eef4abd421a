export const createStore = () => 1;
