import { expect, test } from '@rstest/core';
import { dropUnknownFields } from './validate.ts';

test('fields that nobody here knows are left aside at any depth, each named once', () => {
  const social = { icon: 'github', mode: 'link', content: 'x' };
  const written = {
    title: 'Harbour',
    tide: 1,
    markdown: { showLineNumbers: true, experimentalMdxRs: true },
    themeConfig: { socialLinks: [{ ...social, glow: true }, social, { ...social, glow: false }] },
  };
  expect(dropUnknownFields(written)).toEqual({
    config: {
      title: 'Harbour',
      markdown: { showLineNumbers: true },
      themeConfig: { socialLinks: [social, social, social] },
    },
    unknown: ['themeConfig.socialLinks.glow', 'markdown.experimentalMdxRs', 'tide'],
  });
});

test('all of them in one object are left aside', () => {
  const theme = { darkMode: true, ads: { slot: 1 }, comments: true, tides: [] };
  expect(dropUnknownFields({ aaa: 1, bbb: 2, title: 'Harbour', themeConfig: theme })).toEqual({
    config: { title: 'Harbour', themeConfig: { darkMode: true } },
    unknown: ['themeConfig.ads', 'themeConfig.comments', 'themeConfig.tides', 'aaa', 'bbb'],
  });
});

test('a wrong value is not an unknown field', () => {
  expect(dropUnknownFields({ title: 5 })).toEqual({ config: { title: 5 }, unknown: [] });
});
