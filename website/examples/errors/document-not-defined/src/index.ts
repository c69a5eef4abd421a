export const root = document.querySelector('#root');
