/** The references in the nodes of a declaration, and their text. */
import type TypeScript from 'typescript6';

export interface Compiler {
  ts: typeof TypeScript;
  checker: TypeScript.TypeChecker;
}

/** In longer lines, objects are shown as `{ … }`. */
const LINE_LENGTH = 120;

export function resolveAlias(symbol: TypeScript.Symbol, { ts, checker }: Compiler): TypeScript.Symbol {
  return symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** Whether a comment says that it is not part of the public API. */
export function isInternal(symbol: TypeScript.Symbol): boolean {
  return symbol.getJsDocTags().some(({ name }) => name === 'internal');
}

/** All types that a node refers to, by their names as written. */
export function listReferences(node: TypeScript.Node, compiler: Compiler): Map<string, TypeScript.Symbol> {
  const { ts } = compiler;
  const found = new Map<string, TypeScript.Symbol>();
  const visit = (each: TypeScript.Node) => {
    const symbol = ts.isTypeReferenceNode(each) && findSymbol(each.typeName, compiler);
    if (symbol && ts.isTypeReferenceNode(each)) found.set(each.typeName.getText(), symbol);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** The types of a node's value, or of the items of its array. */
export function listOpened(node: TypeScript.TypeNode, compiler: Compiler): TypeScript.Symbol[] {
  const { ts } = compiler;
  if (ts.isUnionTypeNode(node)) return node.types.flatMap((each) => listOpened(each, compiler));
  if (ts.isParenthesizedTypeNode(node)) return listOpened(node.type, compiler);
  if (ts.isArrayTypeNode(node)) return listOpened(node.elementType, compiler);
  if (!ts.isTypeReferenceNode(node)) return [];
  const isArray = node.typeName.getText() === 'Array' && node.typeArguments?.[0];
  if (isArray) return listOpened(isArray, compiler);
  const symbol = findSymbol(node.typeName, compiler);
  return symbol ? [symbol] : [];
}

/** The type that a name without arguments refers to. */
export function findAlias(node: TypeScript.TypeNode, compiler: Compiler): TypeScript.Symbol | undefined {
  if (!compiler.ts.isTypeReferenceNode(node) || node.typeArguments) return undefined;
  return findSymbol(node.typeName, compiler);
}

function findSymbol(name: TypeScript.EntityName, compiler: Compiler): TypeScript.Symbol | undefined {
  const symbol = compiler.checker.getSymbolAtLocation(name);
  return symbol && resolveAlias(symbol, compiler);
}

/** On one line, without comments. */
export function printLine(node: TypeScript.Node, compiler: Compiler): string {
  const whole = toLine(printNode(node, compiler));
  return whole.length > LINE_LENGTH ? toLine(printShort(node, compiler)) : whole;
}

const toLine = (text: string) => text.replaceAll(/\s+/g, ' ').replaceAll('; }', ' }');

/** Without comments, and with objects as `{ … }`. */
export function printShort(node: TypeScript.Node, compiler: Compiler): string {
  const { ts } = compiler;
  const { factory } = ts;
  const mark = factory.createPropertySignature(undefined, factory.createIdentifier('…'), undefined, undefined);
  const shorten = (context: TypeScript.TransformationContext) => (root: TypeScript.Node) => {
    const visit = (each: TypeScript.Node): TypeScript.Node =>
      ts.isTypeLiteralNode(each) && each.members.length > 0
        ? factory.createTypeLiteralNode([mark])
        : ts.visitEachChild(each, visit, context);
    return visit(root);
  };
  const [short = node] = ts.transform(node, [shorten]).transformed;
  return printNode(short, compiler).replaceAll(/\{\s*…[;\s]*\}/g, '{ … }');
}

function printNode(node: TypeScript.Node, { ts }: Compiler): string {
  const printer = ts.createPrinter({ removeComments: true });
  const source = ts.getOriginalNode(node).getSourceFile();
  return printer.printNode(ts.EmitHint.Unspecified, node, source).replace(/;$/, '');
}
