import colors from './colors.json';

export const palette = colors;
