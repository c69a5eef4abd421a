/*! LICENSE: index.js.LICENSE.txt */
/*! Example library | MIT */ function gross(price) {
    const rate = 0.19;
    process.env.NODE_ENV;
    return price * (1 + rate);
}
const table = /* @__PURE__ */ Object.freeze([
    gross(1),
    gross(2)
]);
export { gross, table };
