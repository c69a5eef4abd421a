const wasm = WebAssembly.instantiateStreaming(fetch(new URL("./static/wasm/54b710755d.module.wasm", import.meta.url)));
async function sum(numbers) {
    const { instance } = await wasm;
    const add = instance.exports.add;
    return numbers.reduce((total, number)=>add(total, number), 0);
}
export { sum };
