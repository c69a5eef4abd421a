/*! LICENSE: index.js.LICENSE.txt */
/*! Example library | MIT */ function gross(price) {
    const rate = 0.19;
    if ('production' !== process.env.NODE_ENV) console.warn('development build');
    return price * (1 + rate);
}
const table = /* @__PURE__ */ Object.freeze([
    gross(1),
    gross(2)
]);
export { gross, table };
