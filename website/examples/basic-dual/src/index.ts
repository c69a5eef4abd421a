import { version } from './version';

export function hello(name: string): string {
  return `hello ${name} from ${version}`;
}
