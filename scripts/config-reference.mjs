/** Generates the reference of the configuration from the types of `defineConfig` and their comments. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript6';
import { ROOT } from './run-step.mjs';

const TYPES_FILE = join(ROOT, 'packages/engine/src/node/config/config.ts');
export const REFERENCE_FILE = join(ROOT, 'docs/site/pages/reference/configuration.md');

const FRONTMATTER = `---
title: Configuration
description: Every field of site.config.ts, with its type, its default and an example.
---

# Configuration

Quire reads \`site.config.ts\` from the folder of the site. \`.mts\`, \`.js\` and \`.mjs\` work too. Every field is optional: a folder of Markdown is a site.

\`\`\`ts title="site.config.ts"
import { defineConfig } from '@quire/site';

export default defineConfig({
  title: 'Rivet',
  siteUrl: 'https://rivet.example.com',
});
\`\`\`

Unknown fields and values of the wrong type are errors. The message has the line, and suggests the nearest field.
`;

/**
 * @typedef {object} Field
 * @property {string} name as written in a configuration: `themeConfig.nav`, `locales[].lang`
 * @property {string} type
 * @property {string} about
 * @property {string | undefined} fallback the default, as Markdown
 * @property {string | undefined} example a value, as TypeScript
 * @property {boolean} isRequired
 * @property {Field[]} fields the fields of the objects in it
 */

/** @returns {Field[]} the fields of a configuration */
export function listFields() {
  const program = ts.createProgram([TYPES_FILE], {
    strict: true,
    allowImportingTsExtensions: true,
    lib: ['lib.es2023.d.ts'],
    types: [],
    // Sources rather than build output, which may be outdated or missing.
    paths: {
      '@quire/client/contract': [join(ROOT, 'packages/client/src/contract/index.ts')],
      '@quire/markdown': [join(ROOT, 'packages/markdown/src/index.ts')],
      '@quire/markdown/*': [join(ROOT, 'packages/markdown/src/*')],
      '@quire/search/*': [join(ROOT, 'packages/search/src/*/index.ts')],
    },
  });
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(TYPES_FILE);
  const node = source.statements.find((each) => ts.isInterfaceDeclaration(each) && each.name.text === 'UserConfig');
  return listProperties([checker.getTypeAtLocation(node)], { checker, node, prefix: '', parents: [] });
}

/** The properties of all types; the first type with a comment on a property describes it. */
function listProperties(types, place) {
  const found = new Map();
  for (const symbol of types.flatMap((type) => place.checker.getPropertiesOfType(type)))
    found.set(symbol.name, [...(found.get(symbol.name) ?? []), symbol]);
  return [...found.values()].map((symbols) => createField(symbols, { ...place, holders: types.length }));
}

function createField(symbols, { checker, node, prefix, parents, holders }) {
  const name = prefix + symbols[0].name;
  const types = symbols.map((symbol) => checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, node)));
  const tags = symbols.flatMap((symbol) => symbol.getJsDocTags(checker));
  const findTag = (tag) => ts.displayPartsToString(tags.find((each) => each.name === tag)?.text) || undefined;
  const about = symbols.map((symbol) => ts.displayPartsToString(symbol.getDocumentationComment(checker)));
  return {
    name,
    type: [...new Set(types.map((type) => formatType(type, checker)))].join(' | '),
    about: (about.find((text) => text !== '') ?? '').replaceAll('\n', ' '),
    fallback: findTag('default')?.replaceAll('\n', ' ') ?? findConstant(symbols[0]),
    example: findTag('example'),
    isRequired: symbols.length === holders && symbols.every((symbol) => (symbol.flags & ts.SymbolFlags.Optional) === 0),
    fields: types.flatMap((type) => listNested(type, { checker, node, prefix: name, parents })),
  };
}

/** The default of a field that is declared by a constant of defaults, such as `CHECK_DEFAULTS`. */
function findConstant({ declarations = [] }) {
  const constant = declarations.find(ts.isPropertyAssignment);
  const holder = constant && ts.findAncestor(constant, ts.isVariableDeclaration)?.name.getText();
  return holder?.endsWith('_DEFAULTS') ? `\`${constant.initializer.getText()}\`` : undefined;
}

/** The fields of an object, or of the objects in a list or record. */
function listNested(type, { checker, node, prefix, parents }) {
  const groups = new Map();
  for (const member of listMembers(type)) {
    const { object, mark } = openHolder(member, checker);
    if (!groups.has(object)) groups.set(object, mark);
  }
  const marks = [...new Set(groups.values())];
  return marks.flatMap((mark) => {
    const nested = [...groups].filter(
      ([object, each]) => each === mark && !parents.includes(object) && !isOfLibrary(object),
    );
    const objects = nested.flatMap(([object]) => listMembers(object)).filter((each) => isData(each, checker));
    const place = {
      checker,
      node,
      prefix: `${prefix}${mark}.`,
      parents: [...parents, ...nested.map(([each]) => each)],
    };
    return listProperties(objects, place);
  });
}

/** Types of libraries have their own documentation. */
function isOfLibrary({ aliasSymbol, symbol }) {
  const { declarations = [] } = aliasSymbol ?? symbol ?? {};
  return declarations.some((each) => each.getSourceFile().fileName.includes('/node_modules/satteri/'));
}

/** The item type of a list, or of a record of lists. */
function openHolder(type, checker, mark = '') {
  if (checker.isArrayType(type)) return { object: checker.getTypeArguments(type)[0], mark: `${mark}[]` };
  const values = listMembers(type).length === 1 && checker.getIndexTypeOfType(type, ts.IndexKind.String);
  return values && checker.isArrayType(values) ? openHolder(values, checker, '.*') : { object: type, mark };
}

const listMembers = (type) => (type.isUnion() ? type.types : [type]);

/** Whether a type is an object with fields, rather than a list, function or record. */
function isData(type, checker) {
  if (type.isIntersection()) return type.types.some((each) => isData(each, checker));
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0 && type.getCallSignatures().length === 0;
  const isList = checker.isArrayType(type) || checker.isTupleType(type);
  return isObject && !isList && !checker.getIndexTypeOfType(type, ts.IndexKind.String);
}

/** Objects are only called `object`: their fields have separate entries. */
function formatTuple(type, checker) {
  const elements = checker.getTypeArguments(type).map((each, index) => {
    const isOptional = index >= type.target.minLength;
    return formatType(isOptional ? checker.getNonNullableType(each) : each, checker) + (isOptional ? '?' : '');
  });
  return `[${elements.join(', ')}]`;
}

function formatType(type, checker) {
  if (type.isUnion()) return formatUnion(type, checker);
  if (type.isStringLiteral()) return `'${type.value}'`;
  if (checker.isTupleType(type)) return formatTuple(type, checker);
  if (type.getCallSignatures().length > 0) return `(${checker.typeToString(type)})`;
  if (checker.isArrayType(type)) {
    const element = formatType(checker.getTypeArguments(type)[0], checker);
    return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
  }
  const values = checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (values) return `Record<string, ${formatType(values, checker)}>`;
  return isData(type, checker) ? 'object' : checker.typeToString(type);
}

function formatUnion(type, checker) {
  const names = type.types
    .filter((each) => !(each.flags & ts.TypeFlags.Undefined))
    .map((each) => (each.flags & ts.TypeFlags.BooleanLiteral ? 'boolean' : formatType(each, checker)));
  return [...new Set(names)].join(' | ');
}

/** Large objects whose fields each have a section. */
const OPENED = ['themeConfig'];

/** @param {Field[]} fields */
export function formatReference(fields) {
  const sections = fields.flatMap((field) =>
    OPENED.includes(field.name)
      ? [formatSection({ ...field, fields: [] }, 2), ...field.fields.map((each) => formatSection(each, 3))]
      : [formatSection(field, 2)],
  );
  return `${[FRONTMATTER, ...sections].join('\n')}`;
}

function formatSection(field, depth) {
  const { name, type, about, fallback, example } = field;
  const facts = [`Type: \`${type}\``, ...(fallback === undefined ? [] : [`Default: ${fallback}`])];
  const parts = [
    `${'#'.repeat(depth)} ${name}`,
    about,
    facts.map((fact) => `- ${fact}`).join('\n'),
    ...(example === undefined ? [] : [`\`\`\`ts\n${formatExample(name, example)}\n\`\`\``]),
    ...formatTable(field),
  ];
  return `${parts.join('\n\n')}\n`;
}

function formatExample(name, example) {
  const [field, parent] = name.split('.').reverse();
  const line = `${field}: ${example},`;
  return parent === undefined ? line : `${parent}: {\n  ${line.replaceAll('\n', '\n  ')}\n},`;
}

function formatTable(field) {
  const rows = listRows(field).map(({ name, type, about, fallback, isRequired }) => {
    const notes = [
      about,
      ...(isRequired ? ['Required.'] : []),
      ...(fallback === undefined ? [] : [`Default: ${fallback}`]),
    ];
    const short = name.slice(field.name.length).replace(/^(?:\.\*)?(?:\[\])?\./, '');
    return `| \`${short}\` | \`${escapeCell(type)}\` | ${escapeCell(notes.join(' '))} |`;
  });
  return rows.length === 0 ? [] : [['| field | type | about |', '|---|---|---|', ...rows].join('\n')];
}

/** All nested fields, except for those that a locale may override. */
function listRows({ name, fields }) {
  const isRepeated = (field) => name === 'themeConfig.locales' && field.fallback !== undefined;
  const rows = fields.filter((field) => !isRepeated(field)).flatMap((field) => [field, ...listRows(field)]);
  return rows.filter((row, index) => rows.findIndex((other) => other.name === row.name) === index);
}

const escapeCell = (text) => text.replaceAll('|', '\\|');

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(REFERENCE_FILE, formatReference(listFields()));
