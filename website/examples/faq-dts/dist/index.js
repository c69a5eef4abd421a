function start(options) {
    return options.name;
}
export { start };
