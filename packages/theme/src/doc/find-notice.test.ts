import type { PageRecord, PageView } from '@quire/client/contract';
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

test('a page in its own language and of the newest version has no notice', () => {
  expect(findNotice({ page: record, versions: [], locale })).toBeUndefined();
  expect(findNotice({ page: record, versions: [version('v1', false), version('v2', true)], locale })).toBeUndefined();
});

test('the notice of a missing translation takes precedence over that of an old version', () => {
  const page = { ...record, fallback: 'en', stale: ['a'] };
  expect(findNotice({ page, versions: [version('v1', true), version('v2', false)], locale })?.key).toBe(
    'noTranslation',
  );
});

test('the notice of a draft takes precedence over all others', () => {
  const page: PageRecord = { ...record, fallback: 'en', isDraft: true };
  expect(findNotice({ page, versions: [], locale })?.key).toBe('draft');
});

test('the notice of a stale translation links to the original', () => {
  const page = { ...record, stale: ['install'], originalHref: '/a' };
  expect(findNotice({ page, versions: [], locale })).toMatchObject({ key: 'staleTranslation', href: '/a' });
});

test('the notice of an old version links to the newest one', () => {
  const notice = findNotice({ page: record, versions: [version('v1', true), version('v2', false)], locale });
  expect(notice).toMatchObject({ key: 'oldVersion', values: { version: 'v1' }, href: '/v2/a' });
});
