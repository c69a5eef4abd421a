export class Counter {
  #count = 0;

  add(step?: { by: number }): number {
    this.#count += step?.by ?? 1;
    return this.#count;
  }
}

export const last = (items: number[]): number | undefined => items.at(-1);
