import colors from './colors.json' with { type: 'json' };

export const palette = colors;
