import { brand } from './colors.json';

export const primary = brand;
