import { Circle } from "./shapes/index.js";
import { round } from "./round.js";
import units from "./units.js";
function describe(radius) {
    return `${round(new Circle(radius).area())} ${units.area}`;
}
export { describe };
