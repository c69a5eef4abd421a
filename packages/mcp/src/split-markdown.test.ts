import { expect, test } from '@rstest/core';
import fc from 'fast-check';
import { splitMarkdown } from './split-markdown.ts';

const LINE = fc.oneof(
  fc.constantFrom('', '# One', '## Two', '```sh', '```', '~~~', '- item', '  # indented'),
  fc.string({ maxLength: 12 }).map((text) => text.replaceAll(/[\r\n]/g, ' ')),
);
const MARKDOWN = fc.array(LINE, { maxLength: 60 }).map((lines) => lines.join('\n'));

test('all parts together are the text', () => {
  fc.assert(
    fc.property(MARKDOWN, fc.integer({ min: 1, max: 200 }), (markdown, chars) => {
      const parts = splitMarkdown(markdown, chars);
      expect(parts.map(({ text }) => text).join('')).toBe(markdown);
    }),
  );
});

test('parts begin at headings, are as long as asked at most, and list their headings', () => {
  const sections = ['# Page\n\nLead.\n\n', '## One\n\nText.\n\n', '## Two\n\nMore.\n'];
  expect(splitMarkdown(sections.join(''), 34)).toEqual([
    { text: `${sections[0]}${sections[1]}`, headings: ['Page', 'One'] },
    { text: sections[2], headings: ['Two'] },
  ]);
});

test('a section that is too long is cut between paragraphs, never within code', () => {
  const code = '```md\n# No heading\n\nstill code\n```\n';
  const parts = splitMarkdown(`## Long\n\nFirst.\n\n${code}\nLast.\n`, 24);
  expect(parts.map(({ text }) => text)).toEqual(['## Long\n\nFirst.\n', `\n${code}`, '\nLast.\n']);
  expect(parts.flatMap(({ headings }) => headings)).toEqual(['Long']);
});
