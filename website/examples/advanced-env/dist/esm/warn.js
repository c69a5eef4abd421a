function warn(message) {
    if ('production' !== process.env.NODE_ENV) console.warn(message);
}
export { warn };
