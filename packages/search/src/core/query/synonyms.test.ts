import { expect, test } from '@rstest/core';
import { createWordings } from './synonyms.ts';

const wordings = createWordings([
  ['emit', 'generate'],
  ['第三方', '三方'],
  ['d.ts', 'declaration files'],
]);

test.each([
  ['emit dts', ['generate dts']],
  ['三方依赖', ['第三方依赖']],
  ['第三方依赖', ['三方依赖']],
  ['emitter', []],
  ['emit d.ts', ['generate d ts', 'emit declaration files']],
])('%s may also be worded %j', (query, expected) => {
  expect(wordings(query)).toEqual(expected);
});
