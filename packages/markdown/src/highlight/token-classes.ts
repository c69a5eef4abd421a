/** Maps TextMate scopes to class names, which the theme colors. */
import type { ThemeRegistrationRaw } from 'shiki/types';

/** TextMate scopes by class name; the more specific scope wins. */
const SCOPES: Record<string, string[]> = {
  c: ['comment', 'punctuation.definition.comment', 'string.quoted.docstring'],
  k: [
    'keyword',
    'storage',
    'storage.type',
    'storage.modifier',
    'variable.language',
    'constant.language.import-export-all',
    'punctuation.definition.keyword',
    'keyword.operator.new',
    'keyword.operator.expression',
    'meta.directive punctuation.definition.directive',
    'entity.name.tag.yaml.key-operator',
    'markup.bold',
    'markup.italic',
  ],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'string.template', 'attribute.value'],
  n: ['constant', 'constant.numeric', 'constant.language', 'support.constant', 'keyword.other.unit', 'constant.other'],
  f: [
    'entity.name.function',
    'support.function',
    'meta.function-call entity.name',
    'variable.function',
    'entity.name.command',
    'support.function.builtin',
    'entity.other.attribute-name.class.css',
    'markup.heading',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'support.type',
    'support.class',
    'entity.name.tag',
    'entity.other.inherited-class',
    'storage.type.annotation',
  ],
  a: [
    'entity.other.attribute-name',
    'support.type.property-name',
    'meta.object-literal.key',
    'variable.other.object.property',
    'variable.other.property',
    'variable.other.constant.property',
    'meta.property-name',
    'support.type.property-name.json',
    'punctuation.support.type.property-name',
    'entity.name.tag.yaml',
    'support.variable.property',
  ],
  v: [
    'variable.parameter',
    'variable.other.env',
    'variable.css',
    'punctuation.definition.variable',
    'variable.other.normal.shell',
  ],
  // Explicitly plain, because wider scopes around it have a color.
  plain: [
    'punctuation',
    'meta.brace',
    'keyword.operator',
    'punctuation.separator',
    'punctuation.terminator',
    'meta.tag punctuation.definition.tag',
    'punctuation.section.embedded',
  ],
  r: ['string.regexp', 'constant.character.escape', 'keyword.operator.quantifier.regexp'],
  i: ['markup.inserted', 'punctuation.definition.inserted'],
  d: ['markup.deleted', 'punctuation.definition.deleted'],
};

const CLASS_NAMES = Object.keys(SCOPES);

/** Encodes the index of a class as a color, because tokens refer to their color by number. */
function toColor(index: number): string {
  return `#${(index + 1).toString(16).padStart(6, '0')}`;
}

/** A Shiki theme whose colors represent class names. */
export const classTheme: ThemeRegistrationRaw = {
  name: 'quire-classes',
  type: 'light',
  fg: '#ffffff',
  bg: '#000000',
  settings: [
    { settings: { foreground: '#ffffff', background: '#000000' } },
    ...CLASS_NAMES.map((name, index) => ({ scope: SCOPES[name] ?? [], settings: { foreground: toColor(index) } })),
    // Template expressions in a string are code.
    { scope: ['meta.template.expression', 'meta.embedded', 'source.embedded'], settings: { foreground: '#ffffff' } },
  ],
};

/** The class of each color of a grammar's color map; an empty string is plain text. */
export function createClassMap(colorMap: string[]): string[] {
  return Array.from(colorMap, (color) => {
    const name = CLASS_NAMES[Number.parseInt((color ?? '').slice(1), 16) - 1] ?? 'plain';
    return name === 'plain' ? '' : name;
  });
}
