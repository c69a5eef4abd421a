export function add(a: number, b: number) {
  return Math.max(a, b);
}
