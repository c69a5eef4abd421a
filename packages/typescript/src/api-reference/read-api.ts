/** Reads the public API of a package from its types. */
import type TypeScript from 'typescript6';
import { findPackageOf } from '../package-of.ts';
import type { Api, ApiExport, ApiKind } from './api.ts';
import { createTypeReader, type TypeReader } from './read-type.ts';
import { type Compiler, resolveAlias } from './type-nodes.ts';

export interface ApiSource {
  name: string;
  version: string;
  /** The file of its types, absolute. */
  entry: string;
  /** Other packages whose types are described too, if its own refer to them. */
  include: readonly string[];
  /** Names of namespaces with the names of members that are described: `Rsbuild.RsbuildPluginAPI`. */
  members: readonly string[];
}

export const COMPILER_OPTIONS = (ts: typeof TypeScript): TypeScript.CompilerOptions => ({
  strict: true,
  target: ts.ScriptTarget.ESNext,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  allowImportingTsExtensions: true,
  lib: ['lib.es2023.d.ts'],
  types: [],
  noEmit: true,
});

/**
 * @returns the API, and the files that it depends on
 * @throws Error if the entry has no exports
 */
export function readApi(source: ApiSource, ts: typeof TypeScript): { api: Api; files: string[] } {
  const packages = [source.name, ...source.include];
  const program = ts.createProgram([source.entry], COMPILER_OPTIONS(ts), createHost(packages, ts));
  const compiler = { ts, checker: program.getTypeChecker() };
  const exported = listExports(program, source.entry, compiler);
  const named = [...exported, ...source.members.flatMap((name) => findMember(name, exported, compiler))];
  const reader = createTypeReader(compiler, {
    packages,
    isOwn: (file) => !program.isSourceFileDefaultLibrary(file) && !file.fileName.includes('/node_modules/'),
    exported: new Set(named.map(({ symbol }) => symbol)),
  });
  const exports = named.map(({ name, symbol }) => describeExport({ name, symbol }, { reader, compiler, source }));
  const files = program.getSourceFiles().filter((file) => !program.isSourceFileDefaultLibrary(file));
  return {
    api: { name: source.name, version: source.version, exports, types: reader.readAll() },
    files: files.map(({ fileName }) => fileName),
  };
}

/** Does not parse the comments of packages that are not described, which are half of the text of most declarations. */
function createHost(packages: readonly string[], ts: typeof TypeScript): TypeScript.CompilerHost {
  const host = ts.createCompilerHost(COMPILER_OPTIONS(ts));
  return {
    ...host,
    getSourceFile(fileName, options, ...rest) {
      const name = findPackageOf(fileName)?.name;
      const isSkipped = name !== undefined && !packages.includes(name) && typeof options === 'object';
      const parsed = isSkipped ? { ...options, jsDocParsingMode: ts.JSDocParsingMode.ParseNone } : options;
      return host.getSourceFile(fileName, parsed, ...rest);
    },
  };
}

interface Named {
  name: string;
  symbol: TypeScript.Symbol;
}

function listExports(program: TypeScript.Program, entry: string, compiler: Compiler): Named[] {
  const file = program.getSourceFile(entry);
  const module = file && compiler.checker.getSymbolAtLocation(file);
  if (!module) throw new Error(`${entry} exports nothing`);
  return compiler.checker
    .getExportsOfModule(module)
    .map((symbol) => ({ name: symbol.name, symbol: resolveAlias(symbol, compiler) }));
}

function findMember(name: string, exported: readonly Named[], compiler: Compiler): Named[] {
  const [namespace, member] = name.split('.');
  const holder = exported.find((each) => each.name === namespace);
  const symbol = holder && compiler.checker.getExportsOfModule(holder.symbol).find((each) => each.name === member);
  return symbol ? [{ name, symbol: resolveAlias(symbol, compiler) }] : [];
}

interface Place {
  reader: TypeReader;
  compiler: Compiler;
  source: ApiSource;
}

function describeExport({ name, symbol }: Named, { reader, compiler, source }: Place): ApiExport {
  const kind = findKind(symbol, compiler);
  const from = reader.findPackage(symbol);
  const type = kind === 'namespace' ? undefined : reader.describe(symbol, name);
  return { name, kind, ...(type && { type }), ...(from && from !== source.name && { from }) };
}

function findKind({ flags }: TypeScript.Symbol, { ts: { SymbolFlags } }: Compiler): ApiKind {
  if (flags & (SymbolFlags.Namespace & ~SymbolFlags.Enum)) return 'namespace';
  if (flags & SymbolFlags.Function) return 'function';
  if (flags & SymbolFlags.Class) return 'class';
  return flags & SymbolFlags.Value ? 'value' : 'type';
}
