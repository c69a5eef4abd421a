/** Lets no process load the bundler. Loaded with `node --import`. */
import * as nodeModule from 'node:module';

const BUNDLER = /^@(?:rsbuild|rspack)\//;

/** Node 20 has no hooks within a thread, and Node 26 warns of the others. */
if (nodeModule.registerHooks) {
  nodeModule.registerHooks({
    resolve(name, context, next) {
      if (BUNDLER.test(name)) throw new Error(`The bundler was loaded: ${name}`);
      return next(name, context);
    },
  });
} else {
  const hooks = `export async function resolve(name, context, next) {
  if (${BUNDLER}.test(name)) throw new Error('The bundler was loaded: ' + name);
  return next(name, context);
}`;
  nodeModule.register(`data:text/javascript,${encodeURIComponent(hooks)}`);
}
