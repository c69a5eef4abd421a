const version = "1.2.3";
function warn(message) {}
const isDev = 'production' !== process.env.NODE_ENV;
export { isDev, version, warn };
