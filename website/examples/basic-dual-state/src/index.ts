import { registry } from './registry';

export { registry };

export function register(name: string, value: string): void {
  registry.set(name, value);
}
