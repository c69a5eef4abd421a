/** Prints types as they are written, where the compiler would print their members and leave out most of them. */
import ts from 'typescript6';

/** `RsbuildPluginAPI`, which the compiler prints as the first of its members. Undefined if the declaration is no shorter. */
export function printDeclaredType(
  { valueDeclaration }: ts.Symbol,
  printed: string,
  checker: ts.TypeChecker,
): string | undefined {
  const type = valueDeclaration && findTypeNode(valueDeclaration, checker);
  const text = type?.getText().replaceAll(/\s+/g, ' ');
  return type && text && text.length < printed.length && !mentionsTypeParameter(type, checker) ? text : undefined;
}

/** The package declares the types of parameters and methods in an object that a sample passes to it. */
function findTypeNode(declaration: ts.Declaration, checker: ts.TypeChecker): ts.TypeNode | undefined {
  if (ts.isPropertySignature(declaration) || ts.isVariableDeclaration(declaration)) return declaration.type;
  if (ts.isMethodDeclaration(declaration) && ts.isObjectLiteralExpression(declaration.parent)) {
    const expected = checker.getContextualType(declaration.parent)?.getProperty(declaration.name.getText());
    return expected?.valueDeclaration && findTypeNode(expected.valueDeclaration, checker);
  }
  if (!ts.isParameter(declaration) || declaration.type) return undefined;
  const { parent } = declaration;
  const signature = findExpectedSignature(parent, checker);
  const parameter = signature?.parameters[parent.parameters.indexOf(declaration)]?.valueDeclaration;
  return parameter && ts.isParameter(parameter) ? parameter.type : undefined;
}

function findExpectedSignature(node: ts.SignatureDeclaration, checker: ts.TypeChecker): ts.Signature | undefined {
  const expected = ts.isMethodDeclaration(node)
    ? findExpectedMember(node, checker)
    : ts.isExpression(node) && checker.getContextualType(node);
  return expected ? checker.getNonNullableType(expected).getCallSignatures()[0] : undefined;
}

function findExpectedMember({ parent, name }: ts.MethodDeclaration, checker: ts.TypeChecker): ts.Type | undefined {
  const holder = ts.isObjectLiteralExpression(parent) ? checker.getContextualType(parent) : undefined;
  const member = holder?.getProperty(name.getText());
  return member && checker.getTypeOfSymbol(member);
}

function mentionsTypeParameter(node: ts.Node, checker: ts.TypeChecker): boolean {
  const symbol = ts.isIdentifier(node) ? checker.getSymbolAtLocation(node) : undefined;
  const isParameter = symbol !== undefined && (symbol.flags & ts.SymbolFlags.TypeParameter) !== 0;
  return isParameter || (ts.forEachChild(node, (child) => mentionsTypeParameter(child, checker) || undefined) ?? false);
}
