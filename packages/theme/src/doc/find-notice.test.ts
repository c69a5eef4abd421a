import type { PageRecord, PageView } from '@quire/engine/shared';
import { expect, test } from '@rstest/core';
import { findNotice } from './find-notice.ts';

const record: PageRecord = {
  routePath: '/zh/a',
  pageType: 'doc',
  title: 'A',
  headings: [],
  translations: ['en', 'zh'],
};
const locale: PageView['locale'] = { lang: 'zh', label: '简体中文', dir: 'ltr', homeHref: '/zh/', texts: {} };
const version = (name: string, current: boolean) => ({
  version: name,
  href: `/${name}/a`,
  current,
  isDefault: name === 'v2',
});

test('a page in its own language and of the newest version has none', () => {
  expect(findNotice({ page: record, versions: [], locale })).toBeUndefined();
  expect(findNotice({ page: record, versions: [version('v1', false), version('v2', true)], locale })).toBeUndefined();
});

test('a page that is not translated says so, before what is said of its version', () => {
  const page = { ...record, fallback: 'en', stale: ['a'] };
  expect(findNotice({ page, versions: [version('v1', true), version('v2', false)], locale })?.key).toBe(
    'noTranslation',
  );
});

test('a draft says so, before all else', () => {
  const page: PageRecord = { ...record, fallback: 'en', isDraft: true };
  expect(findNotice({ page, versions: [], locale })?.key).toBe('draft');
});

test('a page that has fallen behind leads to its original', () => {
  const page = { ...record, stale: ['install'], originalHref: '/a' };
  expect(findNotice({ page, versions: [], locale })).toMatchObject({ key: 'staleTranslation', href: '/a' });
});

test('a page of an old version leads to the newest', () => {
  const notice = findNotice({ page: record, versions: [version('v1', true), version('v2', false)], locale });
  expect(notice).toMatchObject({ key: 'oldVersion', values: { version: 'v1' }, href: '/v2/a' });
});
