/** Collects the types that are described, each with a key: the name of the type, with a number if another one has it. */
import type TypeScript from 'typescript6';
import type { TypeScope } from './type-scope.ts';

/** Types that are not exported are described up to this many steps from one that is. */
const MAX_STEPS = 2;

export type TypeKeys = ReturnType<typeof createTypeKeys>;

export function createTypeKeys({ exported, isInScope }: TypeScope) {
  const keys = new Map<TypeScript.Symbol, string>();
  const names = new Map<TypeScript.Symbol, string>();
  const steps = new Map<TypeScript.Symbol, number>();

  function addType(symbol: TypeScript.Symbol, name: string, step: number): string {
    steps.set(symbol, step);
    const taken = [...keys.values()].filter((key) => key.split('~')[0] === symbol.name).length;
    const key = taken === 0 ? symbol.name : `${symbol.name}~${taken + 1}`;
    keys.set(symbol, key);
    names.set(symbol, name.split('.').at(-1) ?? name);
    return key;
  }

  return {
    /** By symbol; grows while types are added. */
    all: keys as ReadonlyMap<TypeScript.Symbol, string>,
    nameOf: (symbol: TypeScript.Symbol) => names.get(symbol) ?? symbol.name,
    /** Adds a type and returns its key; undefined if it belongs to another package. */
    describe(symbol: TypeScript.Symbol, name = symbol.name): string | undefined {
      return keys.get(symbol) ?? (isInScope(symbol) ? addType(symbol, name, 0) : undefined);
    },
    /** The same for the type of a member of another one. */
    describeFrom(owner: TypeScript.Symbol, symbol: TypeScript.Symbol): string | undefined {
      const step = exported.has(symbol) ? 0 : (steps.get(owner) ?? 0) + 1;
      const known = keys.get(symbol);
      return known ?? (isInScope(symbol) && step <= MAX_STEPS ? addType(symbol, symbol.name, step) : undefined);
    },
  };
}
