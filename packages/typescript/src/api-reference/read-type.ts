/** Describes types by their members, and finds the types that these refer to. */
import type TypeScript from 'typescript6';
import type { ApiMember, ApiType } from './api.ts';
import { findTypeNode, printType } from './member-type.ts';
import { findName, formatName, listMethods, printDeclaration, printMethods } from './print-declaration.ts';
import { readNotes } from './read-notes.ts';
import { createTypeKeys, type TypeKeys } from './type-keys.ts';
import { type Compiler, listOpened, listReferences } from './type-nodes.ts';
import { createTypeScope, type ScopeInput, type TypeScope } from './type-scope.ts';

export interface TypeReader extends Pick<TypeKeys, 'describe'> {
  /** Reads all added types, and those that they refer to. */
  readAll(): Record<string, ApiType>;
}

/** The maximum depth of nested anonymous objects. */
const MAX_DEPTH = 3;

type CreateLinks = (nodes: readonly TypeScript.Node[]) => Record<string, string>;

interface Reading {
  compiler: Compiler;
  scope: TypeScope;
  keys: TypeKeys;
  createLinks: CreateLinks;
}

export function createTypeReader(compiler: Compiler, input: ScopeInput): TypeReader {
  const scope = createTypeScope(compiler, input);
  const keys = createTypeKeys(scope);
  /** References in types, which are resolved once all described types are known. */
  const named: { links: Record<string, string>; symbols: Map<string, TypeScript.Symbol> }[] = [];

  const createLinks: CreateLinks = (nodes) => {
    const links: Record<string, string> = {};
    for (const node of nodes) named.push({ links, symbols: listReferences(node, compiler) });
    return links;
  };

  return {
    describe: keys.describe,
    readAll() {
      const types: Record<string, ApiType> = {};
      // The map grows while types are read.
      for (const [symbol, key] of keys.all) types[key] = readType(symbol, { compiler, scope, keys, createLinks });
      for (const { links, symbols } of named) {
        for (const [name, symbol] of symbols) {
          const key = keys.all.get(symbol);
          if (key !== undefined) links[name] = key;
        }
      }
      return types;
    },
  };
}

function readType(symbol: TypeScript.Symbol, reading: Reading): ApiType {
  const { compiler, scope, keys, createLinks } = reading;
  const { declarations = [] } = symbol;
  return {
    name: keys.nameOf(symbol),
    signature: declarations.map((each) => printDeclaration(each, compiler)).join('\n'),
    links: createLinks(declarations.flatMap((each) => listSignatureNodes(each, compiler))),
    members: scope.isType(symbol) ? readMembers(symbol, reading) : [],
    ...readNotes(symbol, compiler.checker),
  };
}

/** Without the members of an interface, which have their own links. */
function listSignatureNodes(node: TypeScript.Declaration, { ts }: Compiler): readonly TypeScript.Node[] {
  return ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node) ? (node.heritageClauses ?? []) : [node];
}

function readMembers(owner: TypeScript.Symbol, reading: Reading): ApiMember[] {
  const { compiler, scope, keys } = reading;
  const statics = listStatics(owner, reading).flatMap((property) =>
    readMember(property, { owner, prefix: keys.nameOf(owner), depth: 1 }, reading),
  );
  const found = owner.members?.get(compiler.ts.InternalSymbolName.Constructor);
  const constructors = found && scope.isShown(found) ? [found] : [];
  const properties = [...constructors, ...scope.listProperties(listOwnObjects(owner, reading))];
  const members = [
    ...properties.flatMap((property) => readMember(property, { owner, prefix: '', depth: 1 }, reading)),
    ...statics,
  ];
  return members.filter(({ name }, index) => members.findIndex((each) => each.name === name) === index);
}

/** The static members of a class, whose names are shown with that of the class: `Boat.create`. */
function listStatics({ exports }: TypeScript.Symbol, { compiler: { ts }, scope }: Reading): TypeScript.Symbol[] {
  return [...(exports?.values() ?? [])]
    .filter(({ declarations = [] }) => declarations.some(ts.isClassElement))
    .filter(scope.isShown);
}

/** Without the parts of a union that are described separately. */
function listOwnObjects(owner: TypeScript.Symbol, { compiler, scope }: Reading): TypeScript.Type[] {
  const type = compiler.checker.getDeclaredTypeOfSymbol(owner);
  const isOther = ({ aliasSymbol, symbol }: TypeScript.Type) => {
    const named = aliasSymbol ?? symbol;
    return named !== undefined && named !== owner && scope.isInScope(named);
  };
  return scope.listObjects(type).filter((each) => !type.isUnion() || !isOther(each));
}

interface Position {
  owner: TypeScript.Symbol;
  prefix: string;
  depth: number;
}

/** A member, and the members of anonymous objects in it. */
function readMember(property: TypeScript.Symbol, { owner, prefix, depth }: Position, reading: Reading): ApiMember[] {
  const { compiler, scope, keys, createLinks } = reading;
  const { ts, checker } = compiler;
  const [declaration] = property.declarations ?? [];
  if (!declaration) return [];
  const methods = listMethods(property, compiler);
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(property));
  const node = findTypeNode(declaration, compiler, scope);
  const name = prefix + formatName(findName(property, ts), prefix);
  const opened = node ? listOpened(node, compiler) : [];
  const opens = [...new Set(opened.flatMap((each) => keys.describeFrom(owner, each) ?? []))];
  const member: ApiMember = {
    name,
    type: methods.length > 0 ? printMethods(methods, compiler) : printType(node, type, compiler),
    links: createLinks(node ? [node] : methods),
    opens,
    ...findOrigin(declaration, owner, compiler),
    ...readNotes(property, checker),
  };
  const isNameless = (each: TypeScript.Type) =>
    !each.aliasSymbol && ((each.symbol?.flags ?? 0) & ts.SymbolFlags.TypeLiteral) !== 0;
  const nested = depth < MAX_DEPTH && opens.length === 0 ? scope.listObjects(type).filter(isNameless) : [];
  const position = { owner, prefix: name, depth: depth + 1 };
  return [member, ...scope.listProperties(nested).flatMap((each) => readMember(each, position, reading))];
}

function findOrigin(
  declaration: TypeScript.Declaration,
  owner: TypeScript.Symbol,
  { ts, checker }: Compiler,
): Pick<ApiMember, 'declaredIn'> {
  const holder = ts.isInterfaceDeclaration(declaration.parent) && checker.getSymbolAtLocation(declaration.parent.name);
  return !holder || holder === owner ? {} : { declaredIn: holder.name };
}
