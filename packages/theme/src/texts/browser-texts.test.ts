import { expect, test } from '@rstest/core';
import { createTexts, showPage } from '../../test/show-page.ts';
import { BROWSER_TEXTS, getText } from './browser-texts.ts';

test('scripts use the texts of the current page, and the key of a missing text', () => {
  const [first, second] = BROWSER_TEXTS;
  showPage('');
  expect(getText(first)).toBe(first);
  showPage('<script type="application/json" id="q-texts">["Wrap lines"]</script>');
  expect([getText(first), getText(second)]).toEqual(['Wrap lines', second]);
  showPage(createTexts('自动换行'));
  expect(getText(first)).toBe('自动换行');
});
