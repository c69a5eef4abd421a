const square = {
    sides: 4
};
export { square };
