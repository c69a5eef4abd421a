import colors from './colors.json';

export const dark = colors.gray.dark;
