/**
 * Owns running a configuration in TypeScript where Node itself knows no types. The native part of the bundler compiles most
 * of them in a tenth of the time; the loader's own compiler does all others. (docs/adr/0007-dependencies.md)
 */
import { createRequire } from 'node:module';
import { createJiti, type JitiOptions } from 'jiti';

/** The part of the bundler that compiles a module. */
export interface ModuleCompiler {
  /** @param options of SWC, as JSON */
  transformSync(source: string, options: string): { code: string };
}

const OPTIONS: JitiOptions = { moduleCache: false, interopDefault: true, nativeModules: ['typescript'] };

/**
 * What the loader's own compiler has an answer to: dynamic imports, own calls of `require`, where a module is, and
 * decorators. It may be in a comment too: that takes longer, and gives the same.
 */
const UNUSUAL = /\bimport\s*(?:\(|\.\s*meta)|\brequire\s*\(|^\s*@/m;

/** What imports become. The loader runs a module in an asynchronous function that is given `jitiImport`. */
const REQUIRE = /\brequire\(/g;

/**
 * What the file exports by default.
 *
 * @param compiler from `findCompiler`
 * @throws what is wrong with the file, and what running it throws
 */
export async function transpileConfig(file: string, compiler: ModuleCompiler | undefined): Promise<unknown> {
  if (compiler) {
    const transform: JitiOptions['transform'] = ({ source, filename = file }) => ({
      code: compileModule({ source, filename }, compiler),
    });
    try {
      return await createJiti(file, { ...OPTIONS, fsCache: false, transform }).import(file, { default: true });
    } catch {
      // The other compiler runs what this one cannot, and says where it fails.
    }
  }
  return createJiti(file, OPTIONS).import(file, { default: true });
}

/**
 * All of the bundler takes five times as long to load as its native part. That is no promise of its: undefined where it is
 * not as it was.
 */
export function findCompiler(): ModuleCompiler | undefined {
  try {
    const bundler = createRequire(createRequire(import.meta.url).resolve('@rsbuild/core'));
    const native: ModuleCompiler = createRequire(bundler.resolve('@rspack/core'))('@rspack/binding');
    return typeof native.transformSync === 'function' ? native : undefined;
  } catch {
    return undefined;
  }
}

function compileModule({ source, filename }: { source: string; filename: string }, compiler: ModuleCompiler): string {
  if (UNUSUAL.test(source)) throw new Error(`It is for the compiler of the loader: ${filename}`);
  const options = {
    filename,
    isModule: true,
    jsc: { parser: { syntax: 'typescript', tsx: filename.endsWith('x') }, target: 'es2022' },
    module: { type: 'commonjs' },
  };
  return compiler.transformSync(source, JSON.stringify(options)).code.replace(REQUIRE, 'await jitiImport(');
}
