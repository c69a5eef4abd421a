import type { SocialLink } from '@quire/client/contract';
import { expect, test } from '@rstest/core';
import { nameSocialLink } from './name-social-link.ts';

const svg = '<svg></svg>';

test.each<[SocialLink, string]>([
  [{ icon: 'github', mode: 'link', content: 'https://github.com/a' }, 'GitHub'],
  [{ icon: 'mastodon', mode: 'link', content: 'https://example.com/' }, 'mastodon'],
  [{ icon: { svg }, mode: 'link', content: 'https://chat.example.com/room' }, 'chat.example.com'],
  [{ icon: { svg }, mode: 'link', content: '/feed.xml' }, 'Link'],
  [{ icon: { svg }, mode: 'text', content: 'Call us' }, 'Call us'],
  [{ icon: { svg }, mode: 'dom', content: '<b>x</b>' }, 'Link'],
])('%j is called %s', (link, name) => {
  expect(nameSocialLink(link, 'Link')).toBe(name);
});
