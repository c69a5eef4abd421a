/** Lets no process load the bundler. Loaded with `node --import`. */
import { register } from 'node:module';

const HOOKS = `export async function resolve(name, context, next) {
  if (/^@(?:rsbuild|rspack)\\//.test(name)) throw new Error('The bundler was loaded: ' + name);
  return next(name, context);
}`;

register(`data:text/javascript,${encodeURIComponent(HOOKS)}`);
