export const join = 1;
