/** Prints declarations, and the names and types of members. */
import type TypeScript from 'typescript6';
import { type Compiler, printLine, printShort } from './type-nodes.ts';

type Method = TypeScript.MethodSignature | TypeScript.MethodDeclaration | TypeScript.ConstructorDeclaration;

/** The name of a member as it is declared: `path`, `[Symbol.iterator]`, `constructor`. */
export function findName({ name, declarations: [declaration] = [] }: TypeScript.Symbol, ts: typeof TypeScript): string {
  const node = declaration && ts.getNameOfDeclaration(declaration);
  if (node && ts.isComputedPropertyName(node) && name.startsWith('__@')) return node.getText();
  return name === ts.InternalSymbolName.Constructor ? 'constructor' : name;
}

/** `.path`, `['import.meta.url']`, `[Symbol.iterator]` */
export function formatName(name: string, prefix: string): string {
  if (/^\[Symbol\.\w+\]$/.test(name)) return name;
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return `['${name}']`;
  return prefix === '' ? name : `.${name}`;
}

/** The signatures of a method or constructor, without the implementation of overloads. */
export function listMethods({ declarations = [] }: TypeScript.Symbol, { ts }: Compiler): Method[] {
  const methods = declarations.filter(
    (each): each is Method =>
      ts.isMethodSignature(each) || ts.isMethodDeclaration(each) || ts.isConstructorDeclaration(each),
  );
  return methods.length > 1 ? methods.filter((each) => !('body' in each && each.body)) : methods;
}

/** `(a: string) => void`, or `((a: string) => void) & ((a: number) => void)` for overloads. */
export function printMethods(methods: readonly Method[], compiler: Compiler): string {
  const types = methods.map((each) => printMethod(each, compiler));
  return types.length > 1 ? types.map((type) => `(${type})`).join(' & ') : types.join('');
}

function printMethod(node: Method, compiler: Compiler): string {
  const print = (nodes: readonly TypeScript.Node[] = []) => nodes.map((each) => printLine(each, compiler)).join(', ');
  const generics = node.typeParameters ? `<${print(node.typeParameters)}>` : '';
  const head = `${compiler.ts.isConstructorDeclaration(node) ? 'new ' : ''}${generics}(${print(node.parameters)})`;
  return `${head} => ${node.type ? printLine(node.type, compiler) : inferResult(node, compiler)}`;
}

/** The result of a method in source code that does not name it. */
function inferResult(node: Method, { checker }: Compiler): string {
  const signature = checker.getSignatureFromDeclaration(node);
  return signature ? checker.typeToString(checker.getReturnTypeOfSignature(signature)) : 'void';
}

/** `interface A extends B`, `type A = …`, the whole of a function. */
export function printDeclaration(node: TypeScript.Declaration, compiler: Compiler): string {
  const { ts } = compiler;
  if (ts.isTypeAliasDeclaration(node)) return `type ${node.name.text} = ${printShort(node.type, compiler)};`;
  if (ts.isInterfaceDeclaration(node)) return `interface ${printHead(node, compiler)} { … }`;
  if (ts.isClassDeclaration(node)) return `class ${printHead(node, compiler)} { … }`;
  const text = printShort(node, compiler).replace(/^(?:export |declare |default )+/, '');
  if (!ts.isVariableDeclaration(node)) return `${text};`;
  return `${ts.getCombinedNodeFlags(node) & ts.NodeFlags.Const ? 'const' : 'let'} ${text};`;
}

function printHead(node: TypeScript.InterfaceDeclaration | TypeScript.ClassDeclaration, compiler: Compiler): string {
  const parameters = node.typeParameters?.map((each) => printShort(each, compiler)).join(', ');
  const heritage = (node.heritageClauses ?? []).map((each) => ` ${printShort(each, compiler).trim()}`).join('');
  return `${node.name?.text ?? 'default'}${parameters ? `<${parameters}>` : ''}${heritage}`;
}
