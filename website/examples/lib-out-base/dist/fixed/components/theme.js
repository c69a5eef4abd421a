const theme = 'light';
export { theme };
