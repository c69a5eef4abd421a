import { format } from "./format.js";
function report(bus, value, options) {
    bus.emit('report', format(value, options));
}
export { format, report };
