import { expect, test } from '@rstest/core';
import { buildOutput } from '../../../test/run-quire.ts';

test.each([
  ['a sidebar of its own', { 'docs/_nav.json': '[{ "text": "API", "link": "/api/", "activeMatch": "/api/" }]' }, 2],
  ['the sidebar of the site', {}, 3],
])(
  'an overview in %s has a page between two groups at its place, and the other pages beside groups at its end',
  async (_, nav, groups) => {
    const { read } = await buildOutput({
      ...nav,
      'docs/index.md': '# Home\n',
      'docs/api/_meta.json':
        '["index", "first", { "type": "dir", "name": "cli", "label": "Commands" }, { "type": "file", "name": "server", "label": "Server" }, { "type": "dir", "name": "run", "label": "Runtime" }, "alone", "last"]',
      'docs/api/index.md': '---\ntitle: API\noverview: true\n---\n',
      'docs/api/first.md': '# First\n',
      'docs/api/cli/start.md': '# Start\n',
      'docs/api/server.md': '# The server\n',
      'docs/api/run/script.md': '# Script\n',
      'docs/api/alone/index.md': '# Alone\n',
      'docs/api/last.md': '# Last\n',
    });
    const headings = [...read('api/index.html').matchAll(/<h([23])[^>]*>(?:<a[^>]*>)?([^<]+)/g)];
    expect(headings.map(([, depth, text]) => `${depth} ${text}`)).toEqual([
      ...['2 Commands', '3 Start', '2 Server', '3 Server', '2 Runtime', '3 Script'],
      ...['2 Others', '3 First', '3 Alone', '3 Last'],
    ]);
    // A folder with only an index page is not a group, which would open to nothing.
    expect(read('api/index.html').match(/<details/g)).toHaveLength(groups);
  },
);
