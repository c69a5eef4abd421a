import { beforeAll, expect, test } from '@rstest/core';
import { find, press, showPage } from '../../test/show-page.ts';
import { enhanceTranslations } from './enhance-translations.ts';

beforeAll(enhanceTranslations);

test('a link to another language keeps the current query and hash, also when clicked again, or in another tab', () => {
  showPage('<a href="/zh/guide" lang="zh" data-other><b>中文</b></a>');
  for (const tail of ['?q=1#usage', '#other', '']) {
    history.replaceState(null, '', `/guide${tail}`);
    press('b');
    expect(find('a').getAttribute('href')).toBe(`/zh/guide${tail}`);
    history.replaceState(null, '', '/guide#new');
    for (const type of ['auxclick', 'contextmenu']) find('b').dispatchEvent(new MouseEvent(type, { bubbles: true }));
    expect(find('a').getAttribute('href')).toBe('/zh/guide#new');
  }
});
