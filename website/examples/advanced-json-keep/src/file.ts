export const file = new URL('./colors.json', import.meta.url);
