const FACTORS = {
    ms: 1,
    s: 1000,
    m: 60000
};
const unit = "ms";
function parse(text) {
    const [, value, name = 'ms'] = /^(\d+)(ms|s|m)?$/.exec(text) ?? [];
    if (void 0 === value) throw new Error(`Not a duration: ${text}`);
    return Number(value) * (FACTORS[name] ?? 1);
}
export { parse, unit };
