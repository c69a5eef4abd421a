import { readFile } from "node:fs/promises";
const bytes = await readFile(new URL("./static/wasm/54b710755d.module.wasm", import.meta.url));
const { instance: instance } = await WebAssembly.instantiate(bytes);
const add = instance.exports.add;
export { add };
