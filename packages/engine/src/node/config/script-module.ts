/** Reads what a module imports, exports and calls from its source text, without loading or bundling it. */
import { readFileSync } from 'node:fs';
import { CLIENT_CALL } from '@quire/markdown';

/** Without imports and exports of types. */
export interface ScriptModule {
  /** The source, in which all but code and the names of modules is blank. Positions are those of the source. */
  code: string;
  /** It begins with `'use client'`. */
  isClient: boolean;
  imports: ModuleImport[];
  /** Also `default`. */
  exports: string[];
  /** The fields of an object that is the default export. */
  fields: string[];
  /** The modules of which it exports everything, as written. */
  stars: string[];
  /** The calls of hooks. */
  hooks: Call[];
  /** The first thing that needs a script in the browser. */
  interactive: Call | undefined;
  /** It uses data of pages that only a build has. */
  readsBuildData: boolean;
}

export interface ModuleImport {
  /** The name of the module as written. */
  source: string;
  /** Its position in the code. */
  at: number;
  /** The name in the module, `default` or `*`, by the local name. */
  names: ReadonlyMap<string, string>;
}

export interface Call {
  /** `useState`, `React.useState` */
  name: string;
  /** The position in the code. */
  at: number;
}

/** @param file absolute */
export function readScript(file: string): ScriptModule {
  return parseScript(readFileSync(file, 'utf8'));
}

export function parseScript(source: string): ScriptModule {
  const code = source.replace(NON_CODE, (text, name) => name ?? text.replace(/[^\n]/g, ' '));
  return {
    code,
    isClient: USE_CLIENT.test(source),
    imports: listImports(code),
    exports: listExports(code),
    fields: [...code.matchAll(DEFAULT_OBJECT)].flatMap(([, list = '']) => readFields(list)),
    stars: [...code.matchAll(STAR)].map(([, name = '']) => name),
    hooks: listHooks(code),
    interactive: findInteractive(code),
    readsBuildData: BUILD_DATA.test(code),
  };
}

const USE_CLIENT = /^(?:\s|\/\/[^\n]*\n|\/\*(?:(?!\*\/)[\s\S])*\*\/)*['"]use client['"]/;

/** The first is the name of a module, which is kept. */
const NON_CODE_PARTS = [
  String.raw`((['"])(?<=\b(?:from|import\s*\(?)(?:\s|/\*[^*]*\*/)*['"])[^'"\n]+\2)`,
  // Comments
  String.raw`/\*[\s\S]*?\*/|(?<!:)//[^\n]*`,
  // Templates, with templates in their expressions
  '`(?:[^`\\\\$]|\\\\[\\s\\S]|\\$(?!\\{)|\\$\\{(?:[^{}`]|`[^`]*`|\\{[^{}]*\\})*\\})*`|`(?:[^`\\\\]|\\\\[\\s\\S])*`',
  // Strings: an apostrophe in text follows a letter
  String.raw`(['"])(?<!\w['"])(?:(?!\3)[^\\\n]|\\[\s\S])*\3`,
  // Regular expressions
  String.raw`/(?<=(?:[=(,:;!&|?[{]|=>|\breturn)\s*/)(?![/*>])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+/`,
  // Text of JSX after an opening tag whose attributes are strings, or before a closing tag
  String.raw`>(?:(?<=(?<![\w$.])<[\w.]*(?:\s+[\w-]+(?:=(?:"[^"]*"|'[^']*'))?)*>)[^<>{}]+|[^<>{}]+(?=</))`,
];

const NON_CODE = new RegExp(NON_CODE_PARTS.join('|'), 'g');

/** Also `export { a } from 'b'` and `import('b')`. */
const IMPORT =
  /(?<!\.|\btypeof\s)\b(?:import|export)\b\s*(?:\(\s*|(type\s+(?!from\b))?((?:[\w$]+\s*,?\s*)?(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})?)\s*\bfrom\s*)?['"]([^'"\n]+)['"]/g;

function listImports(code: string): ModuleImport[] {
  return [...code.matchAll(IMPORT)].flatMap(({ 0: statement, 1: type, 2: clause = '', 3: source = '', index }) => {
    const names = readClause(clause);
    if (type !== undefined || (/\btype\s/.test(clause) && names.size === 0)) return [];
    return [{ source, names, at: index + statement.lastIndexOf(source) }];
  });
}

/** `a, { b as c }` → `a`: `default`, `c`: `b` */
function readClause(clause: string): Map<string, string> {
  const [outside = '', list = ''] = clause.split(/[{}]/);
  const others = readList(outside).map(([name, local]) => [local, name === '*' ? '*' : 'default'] as const);
  return new Map([...others, ...readList(list).map(([name, local]) => [local, name] as const)]);
}

/** Ignores types. */
function readList(list: string): Array<[name: string, as: string]> {
  return list.split(',').flatMap((entry) => {
    const [, name, as = name] = /^\s*(\*|[\w$]+)(?:\s+as\s+([\w$]+))?\s*$/.exec(entry) ?? [];
    return name === undefined || as === undefined ? [] : [[name, as]];
  });
}

const STAR = /\bexport\s*\*\s*from\s*['"]([^'"\n]+)['"]/g;
const LIST = /\bexport\s*(?:\{([^}]*)\}|(\*\s*as\s+[\w$]+))/g;
const PATTERN = /\bexport\s+(?:const|let|var)\s*[{[]([^}\]]*)[}\]]/g;
const DEFAULT_OBJECT = /\bexport\s+default\s*\{([^}]*)\}/g;
const DECLARATION =
  /\bexport\s+(?:default\b|(?:(?:async|abstract|const(?=\s+enum))\s+)?(?:const|let|var|class|enum|function)\b\s*\*?\s*([\w$]+))/g;

function listExports(code: string): string[] {
  const declared = [...code.matchAll(DECLARATION)].map(([, name = 'default']) => name);
  const parts = [...code.matchAll(PATTERN)].flatMap(([, list = '']) => readPattern(list));
  const listed = [...code.matchAll(LIST)].flatMap(([, list, all = '']) => readList(list ?? all).map(([, as]) => as));
  return [...new Set([...declared, ...parts, ...listed])];
}

/** `a, b: c, d = 1` → a, c, d */
function readPattern(list: string): string[] {
  return list.split(',').flatMap((entry) => /(?:^|:|\.\.\.)\s*([\w$]+)\s*(?:=.*)?$/.exec(entry)?.[1] ?? []);
}

/** `a, b: c` → a, b */
function readFields(list: string): string[] {
  return list.split(',').flatMap((field) => /^\s*([\w$]+)\s*(?::|$)/.exec(field)?.[1] ?? []);
}

const HOOK = /(?<![\w$.]|\bfunction\s)((?:[\w$]+\??\.)*use[A-Z][\w$]*)(?:\?\.)?\s*[(<]/g;

function listHooks(code: string): Call[] {
  return [...code.matchAll(HOOK)].map(({ index, 1: name = '' }) => ({ name: name.replaceAll('?', ''), at: index }));
}

/**
 * State, effects, dynamic imports, event handlers, and browser-only content; code that only reads the page
 * needs no script.
 */
const INTERACTIVE = new RegExp(`\\b(${CLIENT_CALL})\\s*[(<]|\\s(on[A-Z]\\w+)=\\{|<(NoSSR)\\b`);

function findInteractive(code: string): Call | undefined {
  const found = INTERACTIVE.exec(code);
  const name = found?.slice(1).find((group) => group !== undefined);
  if (!found || name === undefined) return undefined;
  return { name, at: found.index + found[0].indexOf(name) };
}

const BUILD_DATA =
  /\buse(?:Pages|Frontmatter)\b|\busePage(?:Data)?\b(?=[\s\S]*\b(?:frontmatter|description|_relativePath|pagePath|pages|feeds)\b)/;
