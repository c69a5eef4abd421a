/** Reads what a module imports, exports and calls from its source text, without loading or bundling it. */
import { readFileSync } from 'node:fs';
import { CLIENT_CALL } from '@quire/markdown';
import type { EcmaScriptModule, Program } from 'oxc-parser';
import { parseModule, readFields, visitNodes } from './parse-module.ts';

/** Positions are those of the source. */
export interface ScriptModule {
  /** Absolute. */
  file: string;
  source: string;
  /** It has syntax errors, which the bundler or Node reports: only imports and exports before the first are known. */
  isBroken: boolean;
  /** It begins with `'use client'`. */
  isClient: boolean;
  /** Without those of types. */
  imports: ModuleImport[];
  /** Positions by name, also of `default`; without types. */
  exports: ReadonlyMap<string, number>;
  types: ReadonlySet<string>;
  /** The modules of which it exports everything, as written. */
  stars: string[];
  /** The fields of an object that is the default export. */
  fields: string[];
  /** Positions of functions, classes and variables by name. */
  declared: ReadonlyMap<string, number>;
  /** The names of components, also `a` of `<a.b>`. */
  rendered: ReadonlySet<string>;
  /** The calls of hooks. */
  hooks: Call[];
  /** The first thing that needs a script in the browser. */
  interactive: Call | undefined;
  /** All identifiers in its code. */
  names: ReadonlySet<string>;
  /** It uses data of pages that only a build has. */
  readsBuildData: boolean;
}

export interface ModuleImport {
  /** The name of the module as written. */
  source: string;
  at: number;
  /** The name in the module, `default` or `*`, by the local name. */
  names: ReadonlyMap<string, string>;
}

export interface Call {
  /** `useState`, `React.useState` */
  name: string;
  at: number;
}

/** @param file absolute */
export function readScript(file: string): ScriptModule {
  return parseScript(file, readFileSync(file, 'utf8'));
}

export function parseScript(file: string, source: string, parsed = parseModule(file, source)): ScriptModule {
  const { program, module, errors } = parsed;
  const { loaded, ...code } = readCode(program, source);
  const { imports, ...names } = readNames(module);
  return { file, source, isBroken: errors.length > 0, ...code, ...names, imports: [...imports, ...loaded] };
}

/** What it exports of another module, it also imports. */
function readNames({ staticImports, staticExports }: EcmaScriptModule) {
  const imported = staticImports.map(({ moduleRequest, entries }) => ({
    moduleRequest,
    entries: entries.map((entry) => ({ ...entry, name: entry.localName.value })),
  }));
  const exported = staticExports.flatMap(({ end, entries }) =>
    entries.map((entry) => ({ ...entry, name: nameBinding(entry.exportName), isOwn: entry.start > end })),
  );
  // Of `import a from 'b'; export { a }`, the parser names the import, too.
  const passedOn = exported.filter(({ isOwn }) => !isOwn).map((entry) => ({ ...entry, entries: [entry] }));
  const values = exported.filter(({ isType }) => !isType);
  return {
    imports: [...imported, ...passedOn].flatMap(({ moduleRequest, entries }) => {
      const used = entries.filter(({ isType }) => !isType);
      if (!moduleRequest || (used.length === 0 && entries.length > 0)) return [];
      const names = new Map(used.map(({ name, importName }) => [name, nameBinding(importName)]));
      return [{ source: moduleRequest.value, at: moduleRequest.start + 1, names }];
    }),
    exports: new Map(
      values.filter(({ name }) => name !== '*').map(({ name, exportName, start }) => [name, exportName.start ?? start]),
    ),
    stars: values.filter(({ name }) => name === '*').map(({ moduleRequest }) => moduleRequest?.value ?? ''),
    types: new Set(exported.filter(({ isType }) => isType).map(({ name }) => name)),
  };
}

function nameBinding({ kind, name }: { kind: string; name: string | null }): string {
  return name ?? (kind === 'Default' ? 'default' : '*');
}

const HOOK = /^(?:[\w$]+\.)*use[A-Z][\w$]*$/;

/** Code that only reads the page needs no script. */
const CLIENT = new RegExp(`(?:^|\\.)(?:${CLIENT_CALL})$`);

const PAGE_DATA = ['frontmatter', 'description', '_relativePath', 'pagePath', 'pages', 'feeds'];

function readCode(program: Program, source: string) {
  const names = new Set<string>();
  const rendered = new Set<string>();
  const declared = new Map<string, number>();
  const loaded: ModuleImport[] = [];
  const hooks: Call[] = [];
  const interactive: Call[] = [];
  const declare = ({ id }: { id: { start: number; name?: string } | null }) => {
    if (id?.name !== undefined && !declared.has(id.name)) declared.set(id.name, id.start);
  };
  visitNodes(program, {
    Identifier({ name }) {
      names.add(name);
    },
    FunctionDeclaration: declare,
    FunctionExpression: declare,
    ClassDeclaration: declare,
    VariableDeclarator: declare,
    ImportExpression({ source: { start, ...name } }) {
      if (name.type === 'Literal') loaded.push({ source: String(name.value), at: start + 1, names: new Map() });
    },
    CallExpression({ callee }) {
      // `a?.useB` → `a.useB`
      const name = source.slice(callee.start, callee.end).replace(/[?!\s]/g, '');
      const last = name.slice(name.lastIndexOf('.') + 1);
      if (HOOK.test(name)) hooks.push({ name, at: callee.start });
      if (CLIENT.test(name)) interactive.push({ name: last, at: callee.end - last.length });
    },
    JSXIdentifier({ name, start: at }) {
      rendered.add(name);
      if (name === 'NoSSR') interactive.push({ name, at });
    },
    JSXAttribute({ name, value }) {
      if (name.type === 'JSXIdentifier' && /^on[A-Z]/.test(name.name) && value?.type === 'JSXExpressionContainer')
        interactive.push({ name: name.name, at: name.start });
    },
  });
  const has = (name: string) => names.has(name);
  return {
    isClient: program.body.some((statement) => 'directive' in statement && statement.directive === 'use client'),
    fields: program.body.flatMap((statement) =>
      statement.type === 'ExportDefaultDeclaration' ? [...readFields(statement.declaration).keys()] : [],
    ),
    names,
    declared,
    rendered,
    loaded,
    hooks,
    interactive: interactive[0],
    readsBuildData:
      ['usePages', 'useFrontmatter'].some(has) || (['usePage', 'usePageData'].some(has) && PAGE_DATA.some(has)),
  };
}
