function distance(a, b = {
    x: 0,
    y: 0
}) {
    return Math.hypot(a.x - b.x, a.y - b.y);
}
export { distance };
