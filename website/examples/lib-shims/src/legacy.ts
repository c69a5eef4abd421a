export const folder = __dirname;
export const file = __filename;
