const nodeEnv = process.env.NODE_ENV;
const mode = import.meta.env.MODE;
const apiUrl = "https://api.example.com";
const metaApiUrl = "https://api.example.com";
const secret = process.env.SECRET;
const version = "1.2.3";
export { apiUrl, metaApiUrl, mode, nodeEnv, secret, version };
