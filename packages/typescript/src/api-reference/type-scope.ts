/** Decides which types and members are described. */
import type TypeScript from 'typescript6';
import { findPackageOf } from '../package-of.ts';
import { type Compiler, isInternal } from './type-nodes.ts';

export interface ScopeInput {
  /** Packages whose types are described. */
  packages: readonly string[];
  /** Whether a file belongs to the package, although it is not in `node_modules`. */
  isOwn: (file: TypeScript.SourceFile) => boolean;
  exported: ReadonlySet<TypeScript.Symbol>;
}

export type TypeScope = ReturnType<typeof createTypeScope>;

export function createTypeScope({ ts, checker }: Compiler, { packages, isOwn, exported }: ScopeInput) {
  /** Whether the described packages declare it. */
  function isDescribed(symbol: TypeScript.Symbol): boolean {
    const [declaration] = symbol.declarations ?? [];
    const name = findPackage(symbol);
    if (name !== undefined) return packages.includes(name);
    return declaration !== undefined && isOwn(declaration.getSourceFile());
  }

  /** Whether it is described as a type, with its members. */
  function isInScope(symbol: TypeScript.Symbol): boolean {
    if (!isDescribed(symbol)) return false;
    return exported.has(symbol) || (isType(symbol) && !isGeneric(symbol) && hasMembers(symbol));
  }

  const isType = ({ flags }: TypeScript.Symbol) => (flags & ts.SymbolFlags.Type) !== 0;

  const hasMembers = (symbol: TypeScript.Symbol) =>
    listProperties(listObjects(checker.getDeclaredTypeOfSymbol(symbol))).length > 0;

  /** The members that the described packages declare, except private ones. */
  function listProperties(types: TypeScript.Type[]): TypeScript.Symbol[] {
    return types.flatMap((type) => checker.getPropertiesOfType(type)).filter(isShown);
  }

  const isShown = (symbol: TypeScript.Symbol) => isDescribed(symbol) && !isPrivate(symbol);

  function isPrivate(symbol: TypeScript.Symbol): boolean {
    const { name, declarations = [] } = symbol;
    const { Private, Protected } = ts.ModifierFlags;
    const isMarked = declarations.some((each) => ts.getCombinedModifierFlags(each) & (Private | Protected));
    return isMarked || /^(?:_(?!_)|#)/.test(name) || isInternal(symbol);
  }

  /** The parts of a type with fields: arrays, functions and records have none. */
  function listObjects(type: TypeScript.Type): TypeScript.Type[] {
    if (type.isUnion()) return type.types.flatMap(listObjects);
    const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
    const isCalled = type.getCallSignatures().length > 0;
    const isList = checker.isArrayType(type) || checker.isTupleType(type);
    if (!isObject || isCalled || isList || checker.getIndexTypeOfType(type, ts.IndexKind.String)) return [];
    return [type];
  }

  return { exported, isDescribed, isInScope, isShown, isType, listProperties, listObjects };
}

/** Undefined if no package declares it. */
export function findPackage(symbol: TypeScript.Symbol): string | undefined {
  return findPackageOf(symbol.declarations?.[0]?.getSourceFile().fileName ?? '')?.name;
}

export const isGeneric = ({ declarations = [] }: TypeScript.Symbol) =>
  declarations.some((each) => 'typeParameters' in each && each.typeParameters !== undefined);
