/** Prints the types of members. */
import type TypeScript from 'typescript6';
import { type Compiler, findAlias, printLine } from './type-nodes.ts';
import { isGeneric, type TypeScope } from './type-scope.ts';

/** The maximum number of aliases that are replaced by their types. */
const MAX_ALIASES = 3;

/** The type as written, with the types of names that no page describes; undefined for methods. */
export function findTypeNode(
  declaration: TypeScript.Declaration,
  compiler: Compiler,
  scope: TypeScope,
): TypeScript.TypeNode | undefined {
  const { ts } = compiler;
  const openAliases = (node: TypeScript.TypeNode, depth = 0): TypeScript.TypeNode => {
    const symbol = depth < MAX_ALIASES ? findAlias(node, compiler) : undefined;
    const alias = symbol?.declarations?.find(ts.isTypeAliasDeclaration);
    if (!symbol || !alias || !scope.isDescribed(symbol) || scope.isInScope(symbol) || isGeneric(symbol)) return node;
    return openAliases(alias.type, depth + 1);
  };
  const isTyped = ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration);
  return isTyped && declaration.type ? openAliases(declaration.type) : undefined;
}

/** @param node from `findTypeNode` */
export function printType(node: TypeScript.TypeNode | undefined, type: TypeScript.Type, compiler: Compiler): string {
  const { ts, checker } = compiler;
  if (node && !ts.isIndexedAccessTypeNode(node)) return printLine(node, compiler);
  const { NoTruncation, InTypeAlias, UseSingleQuotesForStringLiteralType } = ts.TypeFormatFlags;
  return checker.typeToString(type, undefined, NoTruncation | InTypeAlias | UseSingleQuotesForStringLiteralType);
}
