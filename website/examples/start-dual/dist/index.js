const toFahrenheit = (degrees)=>9 * degrees / 5 + 32;
export { toFahrenheit };
