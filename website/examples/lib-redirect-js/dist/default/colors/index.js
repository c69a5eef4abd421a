const red = '#f00';
export { red };
