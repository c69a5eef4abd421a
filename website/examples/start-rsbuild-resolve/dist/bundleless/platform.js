const platform = 'node';
export { platform };
