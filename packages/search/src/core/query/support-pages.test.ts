import { expect, test } from '@rstest/core';
import { supportPages } from './support-pages.ts';

/** Sections 0 and 1 have a page each; the others share one. */
const PAGES = [0, 1, 2, 2, 2];

function rankSections(scores: readonly number[]): number[] {
  const sections = scores.map((score, section) => ({ section, score }));
  sections.sort((a, b) => b.score - a.score);
  return supportPages(sections, PAGES).map(({ section }) => section);
}

test('A page with several good sections ranks before one with a single section that is slightly better', () => {
  expect(rankSections([1, 0.5, 0.95, 0.9, 0.8])[0]).toBe(2);
});

test('A single section that is much better stays first', () => {
  expect(rankSections([1, 0.5, 0.6, 0.6, 0.6])[0]).toBe(0);
});

test('The sections of a page keep their order', () => {
  expect(rankSections([0.1, 0.2, 0.7, 0.9, 0.8])).toEqual([3, 4, 2, 1, 0]);
});
