export const file = new URL('./generated.js', import.meta.url);
