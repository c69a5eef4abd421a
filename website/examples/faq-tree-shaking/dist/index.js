class Registry {
    #names = new Set();
    add(name) {
        this.#names.add(name);
    }
}
const registry = new Registry();
registry.add('unused');
export { add } from "./l.js";
