/*! LICENSE: index.js.LICENSE.txt */
/*! Example library | MIT */ function gross(price) {
    return 'production' !== process.env.NODE_ENV && console.warn('development build'), 1.19 * price;
}
let table = /* @__PURE__ */ Object.freeze([
    gross(1),
    gross(2)
]);
export { gross, table };
