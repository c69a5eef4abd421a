/** Parses modules of JavaScript and TypeScript. */
import { createRequire } from 'node:module';
import type {
  ArrayExpressionElement,
  ExportDefaultDeclarationKind,
  Node,
  ObjectProperty,
  ParseResult,
  Program,
} from 'oxc-parser';

const require = createRequire(import.meta.url);

/** With the first module: many sites have none. */
function loadParser(): typeof import('oxc-parser') {
  return require('oxc-parser');
}

/** @param file for its extension */
export function parseModule(file: string, source: string): ParseResult {
  // The bundler reads JSX in all JavaScript.
  const name = file.replace(/\.[cm]?js$/, '.jsx');
  return loadParser().parseSync(name, source, { sourceType: 'unambiguous', preserveParens: false });
}

type Visitors = { [Type in Node['type']]?: (node: Extract<Node, { type: Type }>) => void };

/** Calls the visitor for its type with each node. The parser's class `Visitor` never releases the visitors that it gets. */
export function visitNodes(program: Program, visitors: Visitors) {
  const { visitorKeys } = loadParser();
  const visit = (node: Node) => {
    visitors[node.type]?.(node as never);
    for (const key of visitorKeys[node.type] ?? []) {
      const children: Node | Array<Node | null> | null = Reflect.get(node, key);
      for (const child of [children].flat()) if (child) visit(child);
    }
  };
  visit(program);
}

/** Undefined and null if there is none. */
export type CodeValue = ExportDefaultDeclarationKind | ArrayExpressionElement | undefined;

/** `{ a } as const` → `{ a }` */
export function withoutType(value: CodeValue): CodeValue {
  const isTyped = value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression';
  return isTyped ? withoutType(value.expression) : value;
}

/** The value with which a variable of the module itself is declared. */
export function readVariable({ body }: Program, name: string): CodeValue {
  const variables = body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    return declaration?.type === 'VariableDeclaration' ? declaration.declarations : [];
  });
  return withoutType(variables.find(({ id }) => id.type === 'Identifier' && id.name === name)?.init);
}

/** The fields of an object by name; empty for other values. */
export function readFields(value: CodeValue): Map<string, ObjectProperty> {
  const object = withoutType(value);
  const fields = object?.type === 'ObjectExpression' ? object.properties : [];
  return new Map(
    fields.flatMap((field) => {
      if (field.type !== 'Property') return [];
      if (field.key.type === 'Literal') return [[String(field.key.value), field]];
      return field.key.type === 'Identifier' && !field.computed ? [[field.key.name, field]] : [];
    }),
  );
}
