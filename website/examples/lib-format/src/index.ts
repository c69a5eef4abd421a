export const version = '1.0.0';

export function greet(name: string) {
  return `Hello, ${name}!`;
}
