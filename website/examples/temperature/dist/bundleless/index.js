import { round } from "./round.js";
function toCelsius({ fahrenheit }) {
    return round((fahrenheit - 32) / 1.8);
}
export { toCelsius };
