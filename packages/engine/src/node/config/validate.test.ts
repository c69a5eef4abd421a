import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UserError } from '@quire/markdown/diagnostics';
import { listKnownNames } from '@quire/markdown/fields';
import { describe, expect, test } from '@rstest/core';
import fc from 'fast-check';
import { resolveConfig } from './resolve.ts';
import { configSchema } from './schema.ts';
import { validateConfig } from './validate.ts';

function listDiagnostics(config: unknown, file = '/nowhere/site.config.ts'): string[] {
  try {
    validateConfig(config, file);
    return [];
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return error.diagnostics.map(({ message, help = '' }) => `${message} ${help}`);
  }
}

const address = (length: number) => `https://example.com/${'a'.repeat(length - 'https://example.com/'.length)}`;

const english = { lang: 'en', label: 'English' };
const feed = { prefix: '/a/', name: 'news' };

describe('generic rules have a message, beside those of `fields.test.ts`', () => {
  test.each([
    ['required', { locales: [{ lang: 'en' }] }, 'it is required'],
    ['a search provider', { search: { provider: 'algolia', appId: 'A' } }, '"local" or "hosted", not "algolia"'],
    ['an origin', { siteUrl: 'https://example.com/docs', base: '/docs/' }, 'a path belongs in "base"'],
    [
      'a web address that is too long',
      { themeConfig: { editLink: { docRepoBaseUrl: address(2049) } } },
      'it cannot be longer than 2048 characters',
    ],
    ['a base on another host', { base: '//docs/' }, 'must be names of letters from A to Z, digits and hyphens'],
    ['an origin of no web site', { siteUrl: 'ftp://example.com' }, 'it must be an origin'],
    [
      'a default that is none of the versions',
      { multiVersion: { default: 'b', versions: ['a'] } },
      '"multiVersion.default" is invalid: it must be one of "versions"',
    ],
    ['a field of the theme', { darkMode: true }, 'It belongs to "themeConfig": write themeConfig: { darkMode: … }.'],
    ['a version that is no folder', { multiVersion: { default: '..', versions: ['..'] } }, 'the name of a folder'],
    ['a feed outside of the output', { feeds: [{ prefix: '/a/', name: '../news' }] }, 'to the output folder'],
    ['a base that leads up', { base: '/a/../' }, 'its parts must be names'],
    ['a language twice', { locales: [english, english, {}] }, 'The field "locales[1]" is invalid: another entry has'],
    ['a language of the theme twice', { themeConfig: { locales: [english, english] } }, '"themeConfig.locales[1]" is'],
    ['a version twice', { multiVersion: { default: 'a', versions: ['a', 'a'] } }, '"multiVersion.versions[1]" is'],
    ['a feed twice', { feeds: [feed, { ...feed, prefix: '/b/' }] }, '"feeds[1]" is invalid: another entry has'],
    ['a list that is too short', { multiVersion: { default: 'a', versions: [] } }, 'it must name at least one version'],
  ])('%s', (_, config, expected) => expect(listDiagnostics(config).join('\n')).toContain(expected));

  test.each([
    { themeConfig: { editLink: { docRepoBaseUrl: address(2048) } } },
    { siteUrl: 'HTTPS://Example.com:8080/' },
  ])('a valid URL is one: %j', (config) => expect(listDiagnostics(config)).toEqual([]));
});

test('a configuration that is not a plain object says so', () => {
  for (const config of [undefined, null, 5, 'x', [], new Map(), new (class {})()])
    expect(listDiagnostics(config)[0]).toContain('must be a plain object');
});

test('errors are in the order of the file, wrong values and unknown fields alike', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'quire-order-')), 'site.config.mjs');
  writeFileSync(file, "export default {\n  tide: 1,\n  themeConfig: { darkMode: 'x' },\n  title: 5,\n  mast: 2,\n};\n");
  const config = { tide: 1, themeConfig: { darkMode: 'x' }, title: 5, mast: 2 };
  expect(listDiagnostics(config, file).map((message) => /"(.*?)"/.exec(message)?.[1])).toEqual([
    'tide',
    'themeConfig.darkMode',
    'title',
    'mast',
  ]);
});

test('whatever the fields hold, they are taken or reported', () => {
  const dir = mkdtempSync(join(tmpdir(), 'quire-any-config-'));
  mkdirSync(join(dir, 'docs'));
  const names = listKnownNames(configSchema, []);
  const config = fc.oneof(fc.dictionary(fc.constantFrom(...names, 'nothing'), fc.anything()), fc.anything());
  fc.assert(
    fc.property(config, (value) => {
      if (listDiagnostics(value).length > 0) return;
      try {
        expect(existsSync(resolveConfig(validateConfig(value, ''), { dir }).siteDir)).toBe(true);
      } catch (error) {
        expect(error instanceof UserError).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
