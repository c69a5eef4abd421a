/** Reads the public API of a package from its types. */
import type TypeScript from 'typescript6';
import { createFailure } from '../compiler.ts';
import { findPackageOf, toPackageName } from '../package-of.ts';
import type { Api, ApiExport, ApiKind } from './api.ts';
import { createTypeReader, type TypeReader } from './read-type.ts';
import { type Compiler, isInternal, resolveAlias } from './type-nodes.ts';
import { findPackage } from './type-scope.ts';

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
 * @throws UserError if the entry has no exports
 */
export function readApi(source: ApiSource, ts: typeof TypeScript): { api: Api; files: string[] } {
  const packageName = findPackageOf(source.entry)?.name ?? toPackageName(source.name);
  const packages = [packageName, ...source.include];
  const program = ts.createProgram([source.entry], COMPILER_OPTIONS(ts), createHost(packages, ts));
  const compiler = { ts, checker: program.getTypeChecker() };
  const exported = listExports(program, source.entry, { compiler, packageName });
  const named = [...exported, ...source.members.flatMap((name) => findMember(name, exported, compiler))];
  const reader = createTypeReader(compiler, {
    packages,
    isOwn: (file) => !program.isSourceFileDefaultLibrary(file) && !file.fileName.includes('/node_modules/'),
    exported: new Set(named.map(({ symbol }) => symbol)),
  });
  const exports = named.map(({ name, symbol }) => describeExport({ name, symbol }, { reader, compiler, packageName }));
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

interface OwnPackage {
  compiler: Compiler;
  packageName: string;
}

function listExports(program: TypeScript.Program, entry: string, own: OwnPackage): Named[] {
  const { checker } = own.compiler;
  const file = program.getSourceFile(entry);
  const module = file && checker.getSymbolAtLocation(file);
  if (!module) throw createFailure(`${entry} exports nothing.`, 'Change "entry" of the plugin.');
  return checker.getExportsOfModule(module).flatMap((symbol) => listNamed(symbol, own));
}

/** An export and, if it is a namespace of the package itself, its members: `utils.join`. `holders` are the namespaces around it. */
function listNamed(exported: TypeScript.Symbol, own: OwnPackage, holders: readonly Named[] = []): Named[] {
  const { compiler, packageName } = own;
  const { checker, ts } = compiler;
  const symbol = resolveAlias(exported, compiler);
  if (isInternal(symbol)) return [];
  const named = { name: [holders.at(-1)?.name, exported.name].filter(Boolean).join('.'), symbol };
  const declared = findPackage(symbol);
  const isForeign = declared !== undefined && declared !== packageName;
  const isOpen = symbol.flags & ts.SymbolFlags.Namespace & ~ts.SymbolFlags.Enum;
  if (isForeign || !isOpen || holders.some((holder) => holder.symbol === symbol)) return [named];
  // A class has its static members in the same list.
  const members = checker.getExportsOfModule(symbol).filter(({ flags }) => !(flags & ts.SymbolFlags.ClassMember));
  const inside = members.flatMap((each) => listNamed(each, own, [...holders, named]));
  return findKind(symbol, compiler) === 'namespace' ? inside : [named, ...inside];
}

/** A member of a namespace that belongs to another package. */
function findMember(name: string, exported: readonly Named[], compiler: Compiler): Named[] {
  const [namespace, member] = name.split('.');
  const holder = exported.find((each) => each.name === namespace);
  const symbol = holder && compiler.checker.getExportsOfModule(holder.symbol).find((each) => each.name === member);
  return symbol ? [{ name, symbol: resolveAlias(symbol, compiler) }] : [];
}

interface Place {
  reader: TypeReader;
  compiler: Compiler;
  packageName: string;
}

function describeExport({ name, symbol }: Named, { reader, compiler, packageName }: Place): ApiExport {
  const kind = findKind(symbol, compiler);
  const from = findPackage(symbol);
  const type = kind === 'namespace' ? undefined : reader.describe(symbol, name);
  return { name, kind, ...(type && { type }), ...(from && from !== packageName && { from }) };
}

function findKind({ flags }: TypeScript.Symbol, { ts: { SymbolFlags } }: Compiler): ApiKind {
  // First, because a namespace may add types to them.
  if (flags & SymbolFlags.Function) return 'function';
  if (flags & SymbolFlags.Class) return 'class';
  if (flags & (SymbolFlags.Namespace & ~SymbolFlags.Enum)) return 'namespace';
  return flags & SymbolFlags.Value ? 'value' : 'type';
}
