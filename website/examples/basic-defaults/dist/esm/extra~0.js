const extra = 'a module that is loaded on demand';
export { extra };
