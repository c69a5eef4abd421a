declare const VERSION: string;

export const nodeEnv = process.env.NODE_ENV;
export const mode = import.meta.env.MODE;
export const apiUrl = process.env.PUBLIC_API_URL;
export const metaApiUrl = import.meta.env.PUBLIC_API_URL;
export const secret = process.env.SECRET;
export const version = VERSION;
