export function sealed(target: new (...args: never[]) => object): void {
  Object.seal(target);
}
