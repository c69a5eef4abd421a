import type { PageRecord } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { findNotice } from './find-notice.ts';

const record: PageRecord = {
  routePath: '/zh/a',
  pageType: 'doc',
  title: 'A',
  headings: [],
  translations: ['en', 'zh'],
};
const version = (name: string, current: boolean) => ({
  label: name,
  href: `/${name}/a`,
  current,
  isDefault: name === 'v2',
});

test('a page in its own language and of the newest version has no notice', () => {
  expect(findNotice({ page: record, versions: [] })).toBeUndefined();
  expect(findNotice({ page: record, versions: [version('v1', false), version('v2', true)] })).toBeUndefined();
});

test('the notice of a missing translation takes precedence over that of an old version', () => {
  const page = { ...record, fallback: 'en', stale: ['a'] };
  expect(findNotice({ page, versions: [version('v1', true), version('v2', false)] })?.key).toBe('noTranslation');
});

test('the notice of a draft takes precedence over all others', () => {
  const page: PageRecord = { ...record, fallback: 'en', isDraft: true };
  expect(findNotice({ page, versions: [] })?.key).toBe('draft');
});

test('the notice of a stale translation links to the original', () => {
  const page = { ...record, stale: ['install'], originalHref: '/a' };
  expect(findNotice({ page, versions: [] })).toMatchObject({ key: 'staleTranslation', link: { href: '/a' } });
});

test('the notice of an old version links to the newest one', () => {
  const notice = findNotice({ page: record, versions: [version('v1', true), version('v2', false)] });
  expect(notice).toMatchObject({ key: 'oldVersion', values: { version: 'v1' }, link: { href: '/v2/a' } });
});
