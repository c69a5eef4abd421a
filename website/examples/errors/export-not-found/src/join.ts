export const joins = 1;
