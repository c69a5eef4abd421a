export const log = (text: string) => console.log(text);
