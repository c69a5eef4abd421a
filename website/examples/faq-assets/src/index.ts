import logo from './logo.svg';

export const brand = { name: 'Example', logo };
