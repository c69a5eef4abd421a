function round(value) {
    return Math.round(10 * value) / 10;
}
function toCelsius(param) {
    var fahrenheit = param.fahrenheit;
    return round((fahrenheit - 32) / 1.8);
}
export { toCelsius };
