/**
 * What the code of a page knows as the modules of its components do: `import.meta`, whose `env` says how the site is
 * built, and the names that the site's bundler configuration defines. The code is a function, in which neither exists.
 */
import { pathToFileURL } from 'node:url';

/** JavaScript expressions by name, which may be a path such as `process.env.NAME`. */
export type DefinedNames = Readonly<Record<string, unknown>>;

const META = '$importMeta';
/** What renders the page says it, so that a site under another path need not be compiled again. */
const BASE = 'arguments[0].base';
const ENV = 'import.meta.env.';
const PROCESS_ENV = 'process.env.';

/** @param code of a function; it stays as it is where it needs none of them */
export async function provideModuleNames(code: string, filePath: string, defines: DefinedNames): Promise<string> {
  const all = Object.entries(defines).map(([name, value]) => [name, toExpression(value)] as const);
  const renamed = code.includes('import.meta') ? await renameImportMeta(code) : code;
  const names = all.filter(([name]) => isIdentifier(name) && isNamed(name, code));
  const environment = all.filter(([name]) => name.startsWith(PROCESS_ENV) && isNamed(name, code));
  const declarations = [
    ...(renamed === code ? [] : [`const ${META} = ${describeModule(filePath, all)};`]),
    ...(environment.length === 0 ? [] : [`const process = ${describeProcess(environment)};`]),
    ...names.map(([name, expression]) => `const ${name} = (${expression});`),
  ];
  // Around the code: so its own names come before these.
  return declarations.length === 0
    ? code
    : `${declarations.join('\n')}\nreturn (function () {\n${renamed}\n}).apply(this, arguments);`;
}

async function renameImportMeta(code: string): Promise<string> {
  const { init, parse } = await import('es-module-lexer');
  await init;
  const [imports] = parse(code);
  let renamed = '';
  let end = 0;
  for (const { type, importStart, importEnd } of imports) {
    if (type !== 'import-meta') continue;
    renamed += code.slice(end, importStart) + META;
    end = importEnd;
  }
  return renamed + code.slice(end);
}

type Named = readonly (readonly [name: string, expression: string])[];

/** The bundler replaces the same names in components. A page is rendered on the dev server as it is built. */
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

function toExpression(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function isIdentifier(name: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(name);
}

/** It may be in a text only: then it is declared, and not read. */
function isNamed(name: string, code: string): boolean {
  return code.includes(name);
}
