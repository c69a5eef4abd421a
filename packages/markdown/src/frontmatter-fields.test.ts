import { describe, expect, test } from '@rstest/core';
import { parseByRule } from '../test/parse-by-rule.ts';

type Row = [name: string, valid: string, arrives: unknown, wrong: string, message: string];

const NOT_TEXT = 'it must be a string, not 5';
const NOT_FLAG = 'it must be true or false, not "perhaps"';
const FLAGS = ['overview', 'outline', 'footer', 'navbar', 'globalUIComponents', 'search'];
const address = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;

const fields: Row[] = [
  ['title', '404', '404', '[a]', 'it must be a string, not a list'],
  ['image', './a.png', { src: './a.png' }, '{ alt: A }', 'it is required'],
  ['image', '{ src: /a.png, alt: A }', { src: '/a.png', alt: 'A' }, '5', NOT_TEXT],
  ['titleSuffix', "'| Rivet'", '| Rivet', '[]', 'it must be a string, not a list'],
  ['description', 'What it is', 'What it is', '[]', 'it must be a string, not a list'],
  ['description', "' '", undefined, '[]', 'it must be a string, not a list'],
  ['summary', '""', undefined, '[]', 'it must be a string, not a list'],
  ['sidebarLabel', "' '", undefined, '[]', 'it must be a string, not a list'],
  [
    'pageType',
    'custom',
    'custom',
    'hoem',
    'it must be "home" or "doc" or "doc-wide" or "custom" or "blank" or "404", not "hoem"',
  ],
  [
    'pageType',
    '404',
    '404',
    '405',
    'it must be "home" or "doc" or "doc-wide" or "custom" or "blank" or "404", not 405',
  ],
  ['overviewHeaders', '[2, 3]', [2, 3], '[7]', 'it must be between 1 and 6'],
  ['overviewHeaders', '[]', [], '[2.5]', 'it must be a whole number'],
  ['overviewHeaders', '[6]', [6], '["2"]', 'it must be a number, not "2"'],
  ['date', '2025-05-14T10:00', '2025-05-14', "' '", 'it is required, and must not be empty'],
  ['date', '2024-02-29', '2024-02-29', '14.5.2025', 'it is not a valid date, such as 2025-05-14'],
  ['date', '2024/2/9', '2024-02-09', '2024/2-9', 'it is not a valid date, such as 2025-05-14'],
  ['date', '2024/12/30 08:00', '2024-12-30', '2024/12/32', 'the date does not exist'],
  [
    'author',
    '[{ name: Ada, url: /ada }, Grace]',
    'Ada, Grace',
    '[{ url: /ada }]',
    'it must be a name, or a list of names',
  ],
  ['author', '{ name: Ada }', 'Ada', '5', 'it must be a name, or a list of names'],
  [
    'hero',
    '{ name: Rivet, text: , tagline: }',
    { name: 'Rivet', text: '', tagline: '', actions: [] },
    '5',
    'it must be an object, not 5',
  ],
  ['author', '[Ada, Grace]', 'Ada, Grace', '{}', 'it must be a name, or a list of names'],
  ['email', address(320), address(320), address(321), 'it cannot be longer than 320 characters'],
  ['email', 'a@example.com', 'a@example.com', 'nobody', 'it is not a valid email address'],
  ['sidebar', 'false', false, 'left', 'it must be true, false or "placeholder"'],
  [
    'skill',
    'use-rivet',
    'use-rivet',
    'Use Rivet',
    'it must consist of lowercase letters, digits and single hyphens, as in "use-rivet"',
  ],
  ['skill', 'a'.repeat(64), 'a'.repeat(64), 'a'.repeat(65), 'it cannot be longer than 64 characters'],
  ['tag', '1.10', '1.10', '[]', 'it must be a string, not a list'],
  ['context', 'warn', 'warn', '5', NOT_TEXT],
  [
    'head',
    '[[meta, { name: a, content: b }]]',
    [['meta', { name: 'a', content: 'b' }]],
    '{}',
    'it must be a list, not an object',
  ],
  ['head', '[]', [], '[[meta, [a]]]', 'it must be an object, not a list'],
  [
    'head',
    '[[script, {}, "a()"]]',
    [['script', {}, 'a()']],
    '[[meta, {}, a]]',
    'only "script" and "style" can contain text',
  ],
  [
    'hero',
    '{ name: Rivet }',
    { name: 'Rivet', text: '', tagline: '', actions: [] },
    '[]',
    'it must be an object, not a list',
  ],
  ['hero', '{}', { name: '', text: '', tagline: '', actions: [] }, '{ actions: [{ text: Go }] }', 'it is required'],
  [
    'hero',
    '{ image: { src: /a.svg } }',
    { name: '', text: '', tagline: '', actions: [], image: { src: '/a.svg', alt: '' } },
    '{ image: { src: [] } }',
    'it must be an object, not a list',
  ],
  ['features', '[{ title: A, details: B }]', [{ title: 'A', details: 'B' }], '[{ title: A }]', 'it is required'],
  [
    'features',
    '[{ title: C, details: "" }]',
    [{ title: 'C', details: '' }],
    '[{ title: " ", details: B }]',
    'it is required, and must not be empty',
  ],
  ['features', '[]', [], '[[]]', 'it must be an object, not a list'],
  ...FLAGS.map((name): Row => [name, 'yes', true, 'perhaps', NOT_FLAG]),
];

/** Preceded by a valid field, so that line and column must be its own. */
const parse = (name: string, value: string) => parseByRule(`---\nlayout: wide\n${name}: ${value}\n---\n\n# x\n`);

describe('every field of a page', () => {
  test.each(fields)('%s: %s arrives', (name, valid, arrives) => {
    const { frontmatter, errors } = parse(name, valid);
    expect(errors).toEqual([]);
    expect(frontmatter).toEqual({ layout: 'wide', [name]: arrives });
  });

  test.each(fields)('%s: an invalid value is reported at its position', (name, _valid, _arrives, wrong, message) => {
    const [error, ...others] = parse(name, wrong).errors;
    expect(others).toEqual([]);
    expect(error?.message).toMatch(new RegExp(`^The frontmatter field "${name}[^"]*" is invalid: `));
    expect(error?.message.replace(/^.*? is invalid: /, '')).toBe(`${message}.`);
    expect(error).toMatchObject({ file: 'page.md', line: 3 });
    expect(error?.column).toBeGreaterThan(0);
  });

  test.each([...new Set(fields.map(([name]) => name))].filter((name) => name.length > 5))(
    '%s: a misspelled name is reported with the correct one',
    (name) => {
      const slip = `${name.slice(0, -1)}q`;
      expect(parse(slip, 'true').warnings).toMatchObject([
        { rule: 'frontmatter', help: `Did you mean "${name}"?`, file: 'page.md', line: 3, column: 1 },
      ]);
    },
  );
});
