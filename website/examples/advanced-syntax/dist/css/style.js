const className = 'card';
export { className };
