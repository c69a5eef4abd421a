function sealed(target) {
    Object.seal(target);
}
export { sealed };
