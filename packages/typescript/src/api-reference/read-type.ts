/** Describes types by their members, and finds the types that these refer to. */
import type TypeScript from 'typescript6';
import { findPackageOf } from '../package-of.ts';
import type { ApiMember, ApiType } from './api.ts';
import { findName, formatName, listMethods, printDeclaration, printMethods } from './print-declaration.ts';
import { readNotes } from './read-notes.ts';
import { type Compiler, findAlias, isInternal, listOpened, listReferences, printLine } from './type-nodes.ts';

interface Scope {
  /** Packages whose types are described. */
  packages: readonly string[];
  /** Whether a file belongs to the package, although it is not in `node_modules`. */
  isOwn: (file: TypeScript.SourceFile) => boolean;
  exported: ReadonlySet<TypeScript.Symbol>;
}

export interface TypeReader {
  /** Adds a type and returns its key; undefined if it belongs to another package. */
  describe(symbol: TypeScript.Symbol, name?: string): string | undefined;
  /** Undefined if no package declares it. */
  findPackage(symbol: TypeScript.Symbol): string | undefined;
  /** Reads all added types, and those that they refer to. */
  readAll(): Record<string, ApiType>;
}

/** The maximum depth of nested anonymous objects. */
const MAX_DEPTH = 3;
/** Types that are not exported are described up to this many steps from one that is. */
const MAX_STEPS = 2;

export function createTypeReader(compiler: Compiler, scope: Scope): TypeReader {
  const { ts, checker } = compiler;
  const keys = new Map<TypeScript.Symbol, string>();
  const names = new Map<TypeScript.Symbol, string>();
  const steps = new Map<TypeScript.Symbol, number>();
  /** References in types, which are resolved once all described types are known. */
  const named: { links: Record<string, string>; symbols: Map<string, TypeScript.Symbol> }[] = [];

  function describe(symbol: TypeScript.Symbol, name = symbol.name): string | undefined {
    return keys.get(symbol) ?? (isInScope(symbol) ? addType(symbol, name, 0) : undefined);
  }

  /** The type of a member of another one. */
  function describeFrom(owner: TypeScript.Symbol, symbol: TypeScript.Symbol): string | undefined {
    const step = scope.exported.has(symbol) ? 0 : (steps.get(owner) ?? 0) + 1;
    return (
      keys.get(symbol) ?? (isInScope(symbol) && step <= MAX_STEPS ? addType(symbol, symbol.name, step) : undefined)
    );
  }

  function addType(symbol: TypeScript.Symbol, name: string, step: number): string {
    steps.set(symbol, step);
    const taken = [...keys.values()].filter((key) => key.split('~')[0] === symbol.name).length;
    const key = taken === 0 ? symbol.name : `${symbol.name}~${taken + 1}`;
    keys.set(symbol, key);
    names.set(symbol, name.split('.').at(-1) ?? name);
    return key;
  }

  function isInScope(symbol: TypeScript.Symbol): boolean {
    if (!isDescribed(symbol)) return false;
    return scope.exported.has(symbol) || (isType(symbol) && !isGeneric(symbol) && hasMembers(symbol));
  }

  function isDescribed(symbol: TypeScript.Symbol): boolean {
    const [declaration] = symbol.declarations ?? [];
    const name = findPackage(symbol);
    if (name !== undefined) return scope.packages.includes(name);
    return declaration !== undefined && scope.isOwn(declaration.getSourceFile());
  }

  function findPackage(symbol: TypeScript.Symbol): string | undefined {
    return findPackageOf(symbol.declarations?.[0]?.getSourceFile().fileName ?? '')?.name;
  }

  function isPrivate(symbol: TypeScript.Symbol): boolean {
    const { name, declarations = [] } = symbol;
    const { Private, Protected } = ts.ModifierFlags;
    const isMarked = declarations.some((each) => ts.getCombinedModifierFlags(each) & (Private | Protected));
    return isMarked || /^(?:_(?!_)|#)/.test(name) || isInternal(symbol);
  }

  const isType = ({ flags }: TypeScript.Symbol) => (flags & ts.SymbolFlags.Type) !== 0;

  const isGeneric = ({ declarations = [] }: TypeScript.Symbol) =>
    declarations.some((each) => 'typeParameters' in each && each.typeParameters !== undefined);

  const hasMembers = (symbol: TypeScript.Symbol) =>
    listProperties(listObjects(checker.getDeclaredTypeOfSymbol(symbol))).length > 0;

  /** The members that the described packages declare, except private ones. */
  function listProperties(types: TypeScript.Type[]): TypeScript.Symbol[] {
    return types.flatMap((type) => checker.getPropertiesOfType(type)).filter(isShown);
  }

  const isShown = (symbol: TypeScript.Symbol) => isDescribed(symbol) && !isPrivate(symbol);

  /** The parts of a type with fields: arrays, functions and records have none. */
  function listObjects(type: TypeScript.Type): TypeScript.Type[] {
    if (type.isUnion()) return type.types.flatMap(listObjects);
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    const isCalled = type.getCallSignatures().length > 0;
    const isList = checker.isArrayType(type) || checker.isTupleType(type);
    if (!isObject || isCalled || isList || checker.getIndexTypeOfType(type, ts.IndexKind.String)) return [];
    return [type];
  }

  function readType(symbol: TypeScript.Symbol): ApiType {
    const notes = readNotes(symbol, checker);
    const members = isType(symbol) ? readMembers(symbol, checker.getDeclaredTypeOfSymbol(symbol)) : [];
    const { declarations = [] } = symbol;
    return {
      name: names.get(symbol) ?? symbol.name,
      signature: declarations.map((each) => printDeclaration(each, compiler)).join('\n'),
      links: createLinks(declarations.flatMap(listSignatureNodes)),
      members,
      ...notes,
    };
  }

  /** Without the members of an interface, which have their own links. */
  function listSignatureNodes(node: TypeScript.Declaration): readonly TypeScript.Node[] {
    return ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) ? (node.heritageClauses ?? []) : [node];
  }

  /** Filled once all types are read. */
  function createLinks(nodes: readonly TypeScript.Node[]): Record<string, string> {
    const links: Record<string, string> = {};
    for (const node of nodes) named.push({ links, symbols: listReferences(node, compiler) });
    return links;
  }

  function readMembers(owner: TypeScript.Symbol, type: TypeScript.Type): ApiMember[] {
    const statics = listStatics(owner).flatMap((property) =>
      readMember(property, { owner, prefix: names.get(owner) ?? owner.name, depth: 1 }),
    );
    const properties = [...listConstructors(owner), ...listProperties(listOwnObjects(owner, type))];
    const members = [
      ...properties.flatMap((property) => readMember(property, { owner, prefix: '', depth: 1 })),
      ...statics,
    ];
    return members.filter(({ name }, index) => members.findIndex((each) => each.name === name) === index);
  }

  const listConstructors = ({ members }: TypeScript.Symbol) =>
    [members?.get(ts.InternalSymbolName.Constructor)].filter((each) => each !== undefined).filter(isShown);

  /** The static members of a class, whose names are shown with that of the class: `Boat.create`. */
  const listStatics = ({ exports }: TypeScript.Symbol) =>
    [...(exports?.values() ?? [])]
      .filter(({ declarations = [] }) => declarations.some(ts.isClassElement))
      .filter(isShown);

  /** Without the parts of a union that are described separately. */
  function listOwnObjects(owner: TypeScript.Symbol, type: TypeScript.Type): TypeScript.Type[] {
    const isOther = ({ aliasSymbol, symbol }: TypeScript.Type) => {
      const named = aliasSymbol ?? symbol;
      return named !== undefined && named !== owner && isInScope(named);
    };
    return listObjects(type).filter((each) => !type.isUnion() || !isOther(each));
  }

  interface Position {
    owner: TypeScript.Symbol;
    prefix: string;
    depth: number;
  }

  /** A member, and the members of anonymous objects in it. */
  function readMember(property: TypeScript.Symbol, { owner, prefix, depth }: Position): ApiMember[] {
    const [declaration] = property.declarations ?? [];
    if (!declaration) return [];
    const methods = listMethods(property, compiler);
    const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
    const node = findTypeNode(declaration);
    const name = prefix + formatName(findName(property, ts), prefix);
    const opened = node ? listOpened(node, compiler) : [];
    const opens = [...new Set(opened.flatMap((each) => describeFrom(owner, each) ?? []))];
    const member: ApiMember = {
      name,
      type: methods.length > 0 ? printMethods(methods, compiler) : printType(node, type),
      links: createLinks(node ? [node] : methods),
      opens,
      ...findOrigin(declaration, owner),
      ...readNotes(property, checker),
    };
    const nested = depth < MAX_DEPTH && opens.length === 0 ? listNameless(type) : [];
    const position = { owner, prefix: name, depth: depth + 1 };
    return [member, ...listProperties(nested).flatMap((each) => readMember(each, position))];
  }

  const listNameless = (type: TypeScript.Type) =>
    listObjects(type).filter((each) => !each.aliasSymbol && (each.symbol?.flags ?? 0) & ts.SymbolFlags.TypeLiteral);

  function findOrigin(declaration: TypeScript.Declaration, owner: TypeScript.Symbol): Pick<ApiMember, 'declaredIn'> {
    const holder =
      ts.isInterfaceDeclaration(declaration.parent) && checker.getSymbolAtLocation(declaration.parent.name);
    if (!holder || holder === owner) return {};
    return { declaredIn: holder.name };
  }

  function findTypeNode(declaration: TypeScript.Declaration): TypeScript.TypeNode | undefined {
    const isTyped = ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration);
    return isTyped && declaration.type ? openAliases(declaration.type) : undefined;
  }

  /** The type of a name that no page describes. */
  function openAliases(node: TypeScript.TypeNode, depth = 0): TypeScript.TypeNode {
    const symbol = depth < MAX_DEPTH ? findAlias(node, compiler) : undefined;
    const declaration = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
    if (!symbol || !declaration || !isDescribed(symbol) || isInScope(symbol) || isGeneric(symbol)) return node;
    return openAliases(declaration.type, depth + 1);
  }

  function printType(node: TypeScript.TypeNode | undefined, type: TypeScript.Type): string {
    if (node && !ts.isIndexedAccessTypeNode(node)) return printLine(node, compiler);
    const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
    return checker.typeToString(type, undefined, NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType);
  }

  function readAll(): Record<string, ApiType> {
    const types: Record<string, ApiType> = {};
    // The map grows while types are read.
    for (const [symbol, key] of keys) types[key] = readType(symbol);
    for (const { links, symbols } of named) {
      for (const [name, symbol] of symbols) {
        const key = keys.get(symbol);
        if (key !== undefined) links[name] = key;
      }
    }
    return types;
  }

  return { describe, findPackage, readAll };
}
