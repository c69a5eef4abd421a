/**
 * Finds the options of Rslib and Rsbuild that samples set: `dts.bundle` at the `bundle` of `lib: [{ dts: { bundle: true } }]`.
 * The compiler decides: an option is a property that a type of these packages declares.
 */
import { join } from 'node:path';
import ts from 'typescript6';
import { WEBSITE } from './docs-page.ts';
import { findNames, type NameUse } from './name-notes.ts';

export interface TypedFile {
  filePath: string;
  code: string;
}

export interface OptionUse {
  /** Keys from the top level of a configuration, or of an item of `lib`. */
  keys: readonly string[];
  /** Offsets of the name, without quotes. */
  start: number;
  end: number;
}

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  // A sample without imports declares nothing for the others.
  moduleDetection: ts.ModuleDetectionKind.Force,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  allowJs: true,
  resolveJsonModule: true,
  experimentalDecorators: true,
};

/** Types whose properties are options by their own name. */
const ROOTS = new Set(['RslibConfig', 'LibConfig', 'RsbuildConfig', 'EnvironmentConfig']);
const OWN_PACKAGES = /\/node_modules\/@(?:rslib|rsbuild)\/core\//;

export interface SampleNames {
  options: OptionUse[];
  /** Names that are not options. Empty if the file has errors: then types may be wrong. */
  names: NameUse[];
}

/** One program over all files: most of the time goes into the types of the packages. */
export function findSampleNames(files: readonly TypedFile[]): Map<string, SampleNames> {
  const program = createProgram(files);
  const checker = program.getTypeChecker();
  return new Map(
    files.map(({ filePath }) => {
      const file = program.getSourceFile(filePath);
      if (file === undefined) throw new Error(`The compiler has no file ${filePath}.`);
      const options = findOptions(file, checker);
      const starts = new Set(options.map(({ start }) => start));
      const isValid = program.getSyntacticDiagnostics(file).length + program.getSemanticDiagnostics(file).length === 0;
      return [filePath, { options, names: isValid ? findNames(file, checker, (start) => starts.has(start)) : [] }];
    }),
  );
}

function createProgram(files: readonly TypedFile[]): ts.Program {
  const codes = new Map(files.map(({ filePath, code }) => [filePath, code]));
  const host = ts.createCompilerHost(OPTIONS);
  const { fileExists, readFile } = host;
  host.fileExists = (file) => codes.has(file) || fileExists(file);
  host.readFile = (file) => codes.get(file) ?? readFile(file);
  host.getCurrentDirectory = () => WEBSITE;
  return ts.createProgram({ rootNames: [...codes.keys()], options: OPTIONS, host });
}

/** The path of a sample without a file, in the website's folder, so that its packages are found. */
export function toSamplePath(number: number, language: string): string {
  return join(WEBSITE, `sample-${number}.${language}`);
}

function findOptions(file: ts.SourceFile, checker: ts.TypeChecker): OptionUse[] {
  const found: OptionUse[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralElementLike(node) && node.name && isPlainName(node.name)) {
      const option = findOption(node, checker);
      if (option) found.push({ keys: option.keys, ...toPlace(node.name, file) });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

type PlainName = ts.Identifier | ts.StringLiteral;

function isPlainName(name: ts.PropertyName): name is PlainName {
  return ts.isIdentifier(name) || ts.isStringLiteral(name);
}

function toPlace(name: PlainName, file: ts.SourceFile): { start: number; end: number } {
  const quote = ts.isStringLiteral(name) ? 1 : 0;
  return { start: name.getStart(file) + quote, end: name.end - quote };
}

/** A type that the packages declare, and the keys that lead to it. */
interface DeclaredType {
  keys: readonly string[];
  type: ts.Type;
}

/** The option that a property of an object sets; undefined if the packages do not declare it. */
function findOption(property: ts.ObjectLiteralElementLike, checker: ts.TypeChecker): DeclaredType | undefined {
  if (!property.name || !isPlainName(property.name) || !ts.isObjectLiteralExpression(property.parent)) return undefined;
  const holder = findHolder(property.parent, checker);
  const symbol = holder && findProperty(holder.type, property.name.text, checker);
  if (!holder || !symbol?.declarations?.some(isOwnDeclaration)) return undefined;
  return { keys: [...holder.keys, property.name.text], type: checker.getTypeOfSymbol(symbol) };
}

/** The type of an object as the packages declare it, and the keys that lead to it. */
function findHolder(object: ts.ObjectLiteralExpression, checker: ts.TypeChecker): DeclaredType | undefined {
  const expected = checker.getContextualType(object);
  const root = expected && findRoot(expected);
  if (root) return { keys: [], type: root };
  const owner = climb(object);
  if (ts.isPropertyAssignment(owner)) {
    const option = findOption(owner, checker);
    if (!option) return undefined;
    return option.keys.join('.') === 'lib' ? { ...option, keys: [] } : option;
  }
  // The parameters of `defineConfig` are generic, so its return type is used.
  const returned = ts.isCallExpression(owner) ? findReturned(owner, checker) : undefined;
  return returned && { keys: [], type: returned };
}

function findReturned(call: ts.CallExpression, checker: ts.TypeChecker): ts.Type | undefined {
  const type = checker.getTypeAtLocation(call);
  const types = [type, ...type.getCallSignatures().map((signature) => checker.getReturnTypeOfSignature(signature))];
  return types.map((each) => findRoot(checker.getAwaitedType(each) ?? each)).find((root) => root !== undefined);
}

/** The property whose value contains the object, or the call whose argument it is. */
function climb(node: ts.Node): ts.Node {
  const { parent } = node;
  const isPassedOn =
    ts.isParenthesizedExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isConditionalExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isBlock(parent);
  return isPassedOn ? climb(parent) : parent;
}

function findRoot(type: ts.Type): ts.Type | undefined {
  return listParts(type).find((part) => {
    const symbol = part.aliasSymbol ?? part.symbol;
    return ROOTS.has(symbol?.name ?? '') && symbol?.declarations?.some(isOwnDeclaration);
  });
}

/** Of a union, an intersection or an array, and of the items of that. */
function findProperty(type: ts.Type, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  for (const part of listParts(type)) {
    const item = checker.isArrayLikeType(part) ? checker.getIndexTypeOfType(part, ts.IndexKind.Number) : undefined;
    const symbol = item ? findProperty(item, name, checker) : part.getProperty(name);
    if (symbol) return symbol;
  }
  return undefined;
}

function listParts(type: ts.Type): ts.Type[] {
  return type.isUnion() ? type.types.flatMap(listParts) : [type];
}

function isOwnDeclaration(declaration: ts.Declaration): boolean {
  return OWN_PACKAGES.test(declaration.getSourceFile().fileName);
}
