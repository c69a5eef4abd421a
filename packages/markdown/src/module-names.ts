/**
 * Provides to the code of a page the names that modules have: `import.meta` with its `env`, and the names that the
 * site's bundler configuration defines. The code is a function body, in which neither exists.
 */
import { pathToFileURL } from 'node:url';

/** JavaScript expressions by name, which may be a path such as `process.env.NAME`. */
export type DefinedNames = Readonly<Record<string, unknown>>;

const META = '$importMeta';
/** Passed in when the page is rendered, so that changing the base path does not require compiling it again. */
const BASE = 'arguments[0].$base';
const ENV = 'import.meta.env.';
const PROCESS_ENV = 'process.env.';

/** @param code a function body; returned unchanged if it uses none of the names */
export async function provideModuleNames(code: string, filePath: string, defines: DefinedNames): Promise<string> {
  const all = Object.entries(defines).map(([name, value]) => [name, toCode(value)] as const);
  const renamed = code.includes('import.meta') ? await renameImportMeta(code) : code;
  const names = all.filter(([name]) => isIdentifier(name) && isNamed(name, code));
  const environment = all.filter(([name]) => name.startsWith(PROCESS_ENV) && isNamed(name, code));
  const declarations = [
    ...(renamed === code ? [] : [`const ${META} = ${describeModule(filePath, all)};`]),
    ...(environment.length === 0 ? [] : [`const process = ${describeProcess(environment)};`]),
    ...names.map(([name, expression]) => `const ${name} = (${expression});`),
  ];
  // In an outer scope, so that the code's own names take precedence.
  return declarations.length === 0
    ? code
    : `${declarations.join('\n')}\nreturn (function () {\n${renamed}\n}).apply(this, arguments);`;
}

async function renameImportMeta(code: string): Promise<string> {
  const { parseSync } = await import('oxc-parser');
  return parseSync('page.js', code).module.importMetas.reduceRight(
    (renamed, { start, end }) => renamed.slice(0, start) + META + renamed.slice(end),
    code,
  );
}

type Named = readonly (readonly [name: string, expression: string])[];

/** The bundler replaces the same names in components. The values are those of a build, on the dev server too. */
function describeModule(filePath: string, defines: Named): string {
  const own = defines.filter(([name]) => name.startsWith(ENV));
  const env = [
    ['MODE', '"production"'],
    ['PROD', 'true'],
    ['DEV', 'false'],
    ['BASE_URL', BASE],
    ['ASSET_PREFIX', `${BASE}.replace(/\\/$/, '')`],
    ...own.map(([name, expression]) => [name.slice(ENV.length), expression]),
  ];
  return `{ url: ${JSON.stringify(pathToFileURL(filePath).href)}, env: ${describe(env)} }`;
}

function describeProcess(defines: Named): string {
  const env = defines.map(([name, expression]) => [name.slice(PROCESS_ENV.length), expression]);
  return `{ ...globalThis.process, env: { ...globalThis.process?.env, ...${describe(env)} } }`;
}

function describe(fields: string[][]): string {
  return `{ ${fields.map(([name, expression]) => `${JSON.stringify(name)}: (${expression})`).join(', ')} }`;
}

function toCode(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isIdentifier(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
}

/** May be true for a name in a string, which then is declared without being used. */
function isNamed(name: string, code: string): boolean {
  return code.includes(name);
}
