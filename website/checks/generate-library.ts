/** The library that build times are measured with: modules of TypeScript that import each other, and an entry that exports all. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const MODULES = 300;
const MODULES_PER_FOLDER = 30;
const FUNCTIONS_PER_MODULE = 12;

const TSCONFIG = {
  compilerOptions: {
    target: 'ES2022',
    module: 'ESNext',
    moduleResolution: 'bundler',
    lib: ['ES2023', 'DOM'],
    rootDir: 'src',
    strict: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['src'],
};

/** Writes `src` and `tsconfig.json`; returns the number of lines in `src`. */
export function generateLibrary(folder: string): number {
  const numbers = Array.from({ length: MODULES }, (_, index) => index);
  const files = numbers.map((index) => [`${nameModule(index)}.ts`, writeModule(index)] as const);
  const entry = numbers.map((index) => `export * from './${nameModule(index)}';\n`).join('');
  const sources = [...files, ['index.ts', entry] as const];
  for (const [name, text] of sources) write(join(folder, 'src', name), text);
  write(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  return sources.reduce((sum, [, text]) => sum + text.trimEnd().split('\n').length, 0);
}

function write(filePath: string, text: string): void {
  mkdirSync(dirname(filePath), { recursive: true });
  writeFileSync(filePath, text);
}

function nameModule(index: number): string {
  return `g${Math.floor(index / MODULES_PER_FOLDER)}/m${index}`;
}

/** Each module imports the one before it and the one with half its number. */
function writeModule(index: number): string {
  const imported = [...new Set([index - 1, Math.floor(index / 2)])].filter((other) => other >= 0 && other !== index);
  const imports = imported.map(
    (other) => `import { make${other}, type Options${other} } from '../${nameModule(other)}';`,
  );
  const calls = imported.map((other) => `(options.factor === 0 ? make${other}(options as Options${other}) : 0)`);
  const functions = Array.from({ length: FUNCTIONS_PER_MODULE }, (_, step) => writeFunction(index, step));
  return `${imports.join('\n')}

export interface Options${index} { factor?: number; label?: string; deep?: { limit?: number } }
${functions.join('\n')}

export class Store${index} {
  readonly #items = new Map<string, number>();
  add(key: string, options: Options${index} = {}): this {
    this.#items.set(key, step${index}_0(options, [...this.#items.values()]));
    return this;
  }
  get size(): number { return this.#items.size; }
}

export function make${index}(options: Options${index} = {}): number {
  return ${['1', ...calls].join(' + ')} + new Store${index}().add('a', options).size;
}
`;
}

function writeFunction(index: number, step: number): string {
  return `
/** Step ${step} of module ${index}. */
export function step${index}_${step}(options: Options${index}, values: readonly number[] = []): number {
  const { factor = ${step + 1}, label = 'm${index}' } = options;
  const total = values.reduce((sum, value) => sum + (value ?? 0) * factor, label.length);
  return options.deep?.limit !== undefined ? Math.min(total, options.deep.limit) : total;
}`;
}
