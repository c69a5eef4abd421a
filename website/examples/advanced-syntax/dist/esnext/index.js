class Counter {
    #count = 0;
    add(step) {
        this.#count += step?.by ?? 1;
        return this.#count;
    }
}
const last = (items)=>items.at(-1);
export { Counter, last };
