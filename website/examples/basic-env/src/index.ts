export const apiUrl = process.env.PUBLIC_API_URL;
export const timeout = process.env.API_TIMEOUT ?? '1000';
