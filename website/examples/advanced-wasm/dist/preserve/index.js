import { add } from "./add.wasm";
function sum(numbers) {
    return numbers.reduce(add, 0);
}
export { sum };
