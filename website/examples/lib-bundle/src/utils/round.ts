export const round = (value: number) => Math.round(value * 100) / 100;

export const floor = (value: number) => Math.floor(value);
