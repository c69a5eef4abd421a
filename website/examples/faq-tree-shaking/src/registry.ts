export class Registry {
  #names = new Set<string>();

  add(name: string): void {
    this.#names.add(name);
  }
}
