const format = (value, options = {})=>value.toFixed(options.digits ?? 0);
function report(bus, value, options) {
    bus.emit('report', format(value, options));
}
export { format, report };
