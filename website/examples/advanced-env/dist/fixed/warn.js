function warn(message) {}
export { warn };
