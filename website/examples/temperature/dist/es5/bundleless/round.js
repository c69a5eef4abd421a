function round(value) {
    return Math.round(10 * value) / 10;
}
export { round };
