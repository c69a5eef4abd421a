declare const VERSION: string;

Object.assign(globalThis, {
  nodeEnv: process.env.NODE_ENV,
  mode: import.meta.env.MODE,
  apiUrl: process.env.PUBLIC_API_URL,
  metaApiUrl: import.meta.env.PUBLIC_API_URL,
  secret: process.env.SECRET,
  version: VERSION,
});
