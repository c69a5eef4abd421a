/** Describes names in samples that are not options: imported functions and types, their members, and variables. */
import type { NameNote } from '@quire/typescript';
import { describeName } from '@quire/typescript';
import ts from 'typescript6';
import { printDeclaredType } from './declared-type.ts';

export interface NameUse {
  /** Offset in the file. */
  start: number;
  end: number;
  name: string;
  /** Whether `@rslib/core` declares it. */
  isOfRslib: boolean;
  note: NameNote;
}

/** @param isOption whether an option is at this offset */
export function findNames(
  file: ts.SourceFile,
  checker: ts.TypeChecker,
  isOption: (start: number) => boolean,
): NameUse[] {
  const found: NameUse[] = [];
  const visit = (node: ts.Node): void => {
    const symbol = ts.isIdentifier(node) && !isOption(node.getStart(file)) ? findSymbol(node, checker) : undefined;
    const note = symbol && ts.isIdentifier(node) ? describeSymbol(symbol, node, checker) : undefined;
    if (symbol && note) {
      const isOfRslib = OF_RSLIB.test(symbol.declarations?.[0]?.getSourceFile().fileName ?? '');
      found.push({ start: node.getStart(file), end: node.end, name: node.getText(file), isOfRslib, note });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

const OF_RSLIB = /\/node_modules\/@rslib\/core\//;

function describeSymbol(symbol: ts.Symbol, node: ts.Identifier, checker: ts.TypeChecker): NameNote | undefined {
  const text = formatSymbol(symbol, node, checker);
  if (text === undefined) return undefined;
  const tags = symbol.getJsDocTags(checker).map((tag) => [tag.name, ts.displayPartsToString(tag.text)] as const);
  return describeName({ text, docs: ts.displayPartsToString(symbol.getDocumentationComment(checker)), tags });
}

/** Follows imports. Keys of objects without a declared type are skipped: their value is in the sample. */
function findSymbol(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const own = checker.getSymbolAtLocation(node);
  const symbol = own && own.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(own) : own;
  const [declaration] = symbol?.declarations ?? [];
  const isKey = !declaration || ts.isPropertyAssignment(declaration) || ts.isShorthandPropertyAssignment(declaration);
  return isKey ? undefined : symbol;
}

/** Keywords of declarations, by kind; the first match counts. */
const KEYWORDS: ReadonlyArray<[ts.SymbolFlags, string]> = [
  [ts.SymbolFlags.Class, 'class'],
  [ts.SymbolFlags.Interface, 'interface'],
  [ts.SymbolFlags.Enum, 'enum'],
];

/** Formats a symbol as an editor does: with the name that an import gives it, and with the signature that is called. */
function formatSymbol(symbol: ts.Symbol, node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  const { flags } = symbol;
  const name = node.text;
  if (!/^[A-Za-z_$][\w$]*$/.test(name)) return undefined;
  if (flags & (ts.SymbolFlags.Function | ts.SymbolFlags.Method)) {
    const printed = printSignature(symbol, node, checker);
    if (printed === undefined) return undefined;
    const declared = printed.includes(CUT) ? printDeclaredType(symbol, printed, checker) : undefined;
    if (declared !== undefined) return `${name}: ${declared}`;
    return `${flags & ts.SymbolFlags.Function ? 'function ' : ''}${name}${printed}`;
  }
  if (flags & (ts.SymbolFlags.Variable | ts.SymbolFlags.Property)) return formatValue(symbol, node, { name, checker });
  if (flags & ts.SymbolFlags.TypeAlias) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const whole = checker.typeToString(type, node, WHOLE);
    const isLong = whole.length > TYPE_LENGTH_MAX;
    return `type ${name}${printTypeParameters(symbol)} = ${breakObject(isLong ? checker.typeToString(type, node, SHORT) : whole)}`;
  }
  const [, keyword] = KEYWORDS.find(([flag]) => flags & flag) ?? [];
  return keyword && `${keyword} ${name}${printTypeParameters(symbol)}`;
}

/** In a longer signature, readers do not find the parameters. */
const SIGNATURE_LENGTH_MAX = 160;

/** The called signature as declared, because the types of a call are those of its arguments; the shortest if that is long. */
function printSignature(symbol: ts.Symbol, node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  const signatures = checker.getTypeOfSymbolAtLocation(symbol, node).getCallSignatures();
  const print = (each: ts.Signature) => checker.signatureToString(each, node, PRINTED);
  const called = findCalled(node, checker);
  const chosen = signatures.find(({ declaration }) => declaration !== undefined && declaration === called);
  const printed = chosen && print(chosen);
  if (printed !== undefined && printed.length <= SIGNATURE_LENGTH_MAX) return printed;
  return signatures.map(print).sort((one, other) => one.length - other.length)[0];
}

function findCalled(
  node: ts.Identifier,
  checker: ts.TypeChecker,
): ts.SignatureDeclaration | ts.JSDocSignature | undefined {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  if (!ts.isCallExpression(callee.parent) || callee.parent.expression !== callee) return undefined;
  return checker.getResolvedSignature(callee.parent)?.declaration;
}

/** `<K extends keyof any, T>`; empty if there are none. */
function printTypeParameters({ declarations = [] }: ts.Symbol): string {
  const parameters = declarations.flatMap((each) =>
    ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each) || ts.isClassDeclaration(each)
      ? [each.typeParameters ?? []]
      : [],
  );
  const [first = []] = parameters;
  return first.length === 0 ? '' : `<${first.map((each) => each.getText()).join(', ')}>`;
}

/** `{ a: 1; b: 2; }` → `{\n  a: 1;\n  b: 2;\n}` */
function breakObject(type: string): string {
  if (!/^\{[^{}]*\}$/.test(type)) return type;
  return type
    .replace('{ ', '{\n  ')
    .replaceAll('; ', ';\n  ')
    .replace(/\n {2}\}$/, '\n}');
}

function formatValue(
  symbol: ts.Symbol,
  node: ts.Node,
  { name, checker }: { name: string; checker: ts.TypeChecker },
): string | undefined {
  const type = checker.getTypeOfSymbolAtLocation(symbol, node);
  // The compiler does not know the type.
  if (type.flags & ts.TypeFlags.Any) return undefined;
  const whole = checker.typeToString(type, node, PRINTED);
  const text = (whole.includes(CUT) ? printDeclaredType(symbol, whole, checker) : undefined) ?? whole;
  const isOptional = symbol.flags & ts.SymbolFlags.Optional;
  return `${getKeyword(symbol)}${name}${isOptional ? `?: ${text.replace(/ \| undefined$/, '')}` : `: ${text}`}`;
}

/** In place of what the compiler leaves out. */
const CUT = ' more ...';

const PRINTED =
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope | ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

const SHORT = PRINTED | ts.TypeFormatFlags.InTypeAlias;
const WHOLE = SHORT | ts.TypeFormatFlags.NoTruncation;

/** In a longer type, the compiler leaves out parts. */
const TYPE_LENGTH_MAX = 400;

function getKeyword({ valueDeclaration }: ts.Symbol): string {
  if (!valueDeclaration || !ts.isVariableDeclaration(valueDeclaration)) return '';
  if (ts.isCatchClause(valueDeclaration.parent)) return '';
  const { flags } = valueDeclaration.parent;
  return flags & ts.NodeFlags.Const ? 'const ' : flags & ts.NodeFlags.Let ? 'let ' : 'var ';
}
