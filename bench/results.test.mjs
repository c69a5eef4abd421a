import { expect, test } from '@rstest/core';
import { formatResults, keepSection, putSection } from './results.mjs';

const section = (title, what) => ({ title, note: 'A note.', rows: [{ what, figure: '1 s' }] });

test('a section replaces the one with its title, and the others stay', () => {
  const text = formatResults([section('One', 'first'), section('Two', 'second'), section('Three', 'third')]);
  const changed = putSection(text, section('Two', 'another'));
  expect(changed).toBe(text.replace('| second |', '| another |'));
  expect(putSection(text, section('Four', 'fourth'))).toBe(
    formatResults([
      section('One', 'first'),
      section('Two', 'second'),
      section('Three', 'third'),
      section('Four', 'fourth'),
    ]),
  );
});

test('writing results keeps sections that were not measured', () => {
  const former = formatResults([section('One', 'first'), section('Peers', 'peer')]);
  const text = formatResults([section('One', 'again')]);
  expect(keepSection(text, 'Peers', former)).toBe(formatResults([section('One', 'again'), section('Peers', 'peer')]));
  expect(keepSection(text, 'Peers', '')).toBe(text);
});

test('missed bars are listed above the tables until a later section meets them', () => {
  const row = (met) => ({ what: 'time', figure: '1 s', bar: '≤ 2 s', met });
  const text = formatResults([{ ...section('One'), rows: [row(false)] }, section('Two', 'second')]);
  expect(text).toContain('\nMissed: time.\n');
  const changed = putSection(text, { ...section('One'), rows: [row(true)] });
  expect(changed).toContain('\nEvery bar is met.\n');
});
