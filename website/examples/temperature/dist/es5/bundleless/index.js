import { round } from "./round.js";
function toCelsius(param) {
    var fahrenheit = param.fahrenheit;
    return round((fahrenheit - 32) / 1.8);
}
export { toCelsius };
