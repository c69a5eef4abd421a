const wasm = WebAssembly.instantiateStreaming(fetch(new URL('./add.wasm', import.meta.url)));

export async function sum(numbers: number[]): Promise<number> {
  const { instance } = await wasm;
  const add = instance.exports.add as (a: number, b: number) => number;
  return numbers.reduce((total, number) => add(total, number), 0);
}
