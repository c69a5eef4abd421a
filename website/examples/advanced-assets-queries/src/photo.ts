export const photo = new URL('./assets/photo.png', import.meta.url).href;
