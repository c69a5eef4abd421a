import { describe, expect, test } from '@rstest/core';
import { parse, unit } from '../src/index';

describe('parse', () => {
  test.each([
    ['500ms', 500],
    ['2s', 2000],
    ['1m', 60_000],
    ['42', 42],
  ])('%s is %i ms', (text, expected) => {
    expect(parse(text)).toBe(expected);
  });

  test('rejects what is not a duration', () => {
    expect(() => parse('soon')).toThrow('Not a duration: soon');
  });
});

test('constants of the build are replaced', () => {
  expect(unit).toBe('ms');
});
