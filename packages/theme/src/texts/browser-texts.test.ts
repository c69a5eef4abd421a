import { expect, test } from '@rstest/core';
import { showPage } from '../../test/show-page.ts';
import { BROWSER_TEXTS, BROWSER_TEXTS_ID, createTextReader } from './browser-texts.ts';

const createPage = (first: string) =>
  `<script type="application/json" id="${BROWSER_TEXTS_ID}">${JSON.stringify([first])}</script>`;

test('scripts use the texts of the current page, and the key of a missing text', () => {
  const text = createTextReader();
  const [first, second] = BROWSER_TEXTS;
  showPage('');
  expect(text(first)).toBe(first);
  showPage(createPage('Wrap lines'));
  expect([text(first), text(second)]).toEqual(['Wrap lines', second]);
  showPage(createPage('自动换行'));
  expect(text(first)).toBe('自动换行');
});
