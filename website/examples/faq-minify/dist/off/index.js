

/*! Example library | MIT */ const unused = 'dropped';
/**
 * Adds tax to a price.
 * @param price net price
 */ function gross(price) {
    // The rate is fixed here.
    const rate = 0.19;
    if (process.env.NODE_ENV !== 'production') {
        console.warn('development build');
    }
    return price * (1 + rate);
}
const table = /* @__PURE__ */ Object.freeze([
    gross(1),
    gross(2)
]);

export { gross, table };
