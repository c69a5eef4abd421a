import { createHash } from 'node:crypto';
import { expect, test } from '@rstest/core';
import { bodyOf, config } from '../../../test/sample-blog.ts';
import { samplePage, sampleRoutes } from '../../../test/sample-pages.ts';
import { emitHeaders } from './headers.ts';

test('the policy allows the inline scripts by their hashes, images of named hosts and nothing unsafe', () => {
  const page = samplePage('en/index', {
    images: ['/a.png', 'https://img.example/x.png', 'https://img.example/y.png'].map((source) => ({
      source,
      sourcePath: 'en/index.md',
      line: 1,
      column: 1,
    })),
  });
  const headers = bodyOf(
    emitHeaders({ routes: sampleRoutes(page), config, inlineScripts: ['a()', 'a()'] }),
    '_headers',
  );
  const hash = createHash('sha256').update('a()').digest('base64');
  expect(headers).toContain(`script-src 'self' 'sha256-${hash}';`);
  expect(headers).toContain("img-src 'self' data: https://img.example;");
  expect(headers).toContain("trusted-types quire; require-trusted-types-for 'script'");
  expect(headers).not.toContain('unsafe');
  expect(headers).toContain('/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n');
});
