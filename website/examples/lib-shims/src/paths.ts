export const folder = import.meta.dirname;
export const file = import.meta.filename;
