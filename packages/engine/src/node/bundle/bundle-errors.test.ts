import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { createSite } from '../../../test/temporary-site.ts';
import { createBundleErrors } from './bundle-errors.ts';

const SYNTAX = `× Module build failed (from builtin:swc-loader):
├─▶   × Syntax Error: Unexpected token.
│      ╭─[3:0]
│    2 │   return <p>never closed;
│    3 │ }
│      ╰────
╰─▶   × Syntax Error: Expected '</', got '<eof>'
      ╭─[2:0]`;

test('an error becomes a message with a location, reported once for both environments', () => {
  const message = "Syntax Error: Unexpected token.\nSyntax Error: Expected '</', got '<eof>'";
  const reported = { message: SYNTAX, moduleName: './components/box.tsx' };
  // A stylesheet's error is also one of the module that imports it.
  expect(createBundleErrors([{ message: SYNTAX }, reported, reported], '/site')).toEqual([
    { rule: 'bundle', severity: 'error', message, file: '/site/components/box.tsx', line: 3, column: 1 },
  ]);
});

test.each([
  ["Module not found: Can't resolve './gone.css' in '/site'", { line: 3, column: 9 }],
  ["ESModulesLinkingError: export 'gone' (imported as 'gone') was not found in './parts'", { line: 2 }],
])('an import is located in the source, not in the output of loaders: %s', (text, place) => {
  const siteDir = createSite({
    'box.tsx': "import type { A } from './a';\nimport { gone } from './parts';\nimport './gone.css';\n",
  });
  const [error] = createBundleErrors([{ message: `× ${text}\n  ╭─[9:28]`, moduleName: './box.tsx' }], siteDir);
  expect(error).toMatchObject({ file: join(siteDir, 'box.tsx'), ...place });
});

test('the help for a missing package is to install it, if the site can do that', () => {
  const siteDir = createSite({ 'package.json': '{ "dependencies": { "signs": "*" } }' });
  const reported = (moduleName: string, name: string) =>
    createBundleErrors([{ message: `× Module not found: Can't resolve '${name}' in '/site'`, moduleName }], siteDir)[0];
  expect(reported('./box.tsx', 'signs/lamp.css')?.help).toMatch(
    /^The package "signs" is in package\.json, but it is not installed: run "\w+ install"/,
  );
  expect(reported('./box.tsx', 'flags')?.help).toMatch(/^If "flags" is a package, run "\w+ \w+ flags"/);
  expect(reported('./box.tsx', './flags')).not.toHaveProperty('help');
  expect(reported('./node_modules/signs/index.js', 'flags')).not.toHaveProperty('help');
});

test('the help for a package that needs an older React is to update it', () => {
  const message = "× ESModulesLinkingError: export 'findDOMNode' (imported as 'find') was not found in 'react-dom'";
  const reported = (moduleName: string) => createBundleErrors([{ message, moduleName }], '/site')[0];
  expect(reported('./node_modules/@fleet/signs/es/lamp.js')?.help).toMatch(
    /^The package "@fleet\/signs" is for an older version of React than the theme's: run "\w+ \w+ @fleet\/signs@latest"/,
  );
  expect(reported('./box.tsx')).not.toHaveProperty('help');
});

test.each([
  ['(2:18) /site/a b.css No end', ''],
  ['(2:18) from "scope" plugin: /site/a b.css No end', ''],
  ['× No end\n ╷\n2 │ @use "b";\n ╵\n/site/a b.css.scss 2:18  @use\n/site/c.scss 1:1  root stylesheet', '.scss'],
  ['@\n^\nLess resolver error:\nNo end Tried - b\n  Error in /site/a b.css.less (line 2, column 17)', '.less'],
])('an error of a stylesheet has its place, once: %s', (text, ending) => {
  const message = `× F\n  ╰─▶   × F\n  │ ${text.replaceAll('\n', '\n  │ ')}\n`;
  const reports = ['', './b.css'].map((moduleName) => ({ message, moduleName }));
  const place = { file: `/site/a b.css${ending}`, line: 2, column: 18 };
  expect(createBundleErrors(reports, '/s')).toMatchObject([{ message: 'No end', ...place }]);
});

test('an error of unknown form is reported unchanged', () => {
  expect(createBundleErrors([{ message: '\u001b[31mno theme\u001b[0m' }], '/site')[0]?.message).toBe('no theme');
});

test.each(['../cache/theme-own.js', './node_modules/.cache/quire/bundle/entries-0/theme-own.js'])(
  'missing exports of a generated module are not reported in addition to the cause: %s',
  (moduleName) => {
    const failed = { message: "× Module not found: Can't resolve 'gone' in '/site'", moduleName: './theme/index.tsx' };
    const missed = {
      message: "× ESModulesLinkingError: export 'Box' (reexported as 'Box') was not found in 'quire-module-7'",
      moduleName,
    };
    const colored = { ...missed, message: missed.message.replace("'Box'", "\u001b[1m'Box'\u001b[0m") };
    for (const each of [missed, colored])
      expect(createBundleErrors([failed, each], '/site')).toMatchObject([{ file: '/site/theme/index.tsx' }]);
    expect(createBundleErrors([missed], '/site')).toHaveLength(1);
  },
);

describe('a function that the theme does not have', () => {
  const siteDir = createSite({
    'bar.tsx':
      "import type { NavProps } from '@theme';\nimport {\n  Nav,\n  useFullTextSearch,\n  useTides,\n} from '@theme';\n",
  });
  const reportOf = (name: string, exports: string) => ({
    message: `× ESModulesLinkingError: export '${name}' (imported as '${name}') was not found in '@theme' (possible exports: ${exports})`,
    moduleName: './bar.tsx',
  });

  test('is reported once, at its import, with help', () => {
    const found = [reportOf('useFullTextSearch', 'Badge'), reportOf('useFullTextSearch', 'Badge, Nav')];
    const message = '"@theme" has no export "useFullTextSearch" here.';
    const help = 'The search is a part of the layout: use the component "Search".';
    const errors = createBundleErrors(found, siteDir, new Map([['useFullTextSearch', help]]));
    expect(errors).toMatchObject([{ message, line: 4, column: 3, help }]);
  });

  test('gets help to write it or leave it out if there is no equivalent', () => {
    const [error] = createBundleErrors([reportOf('useTides', 'Badge')], siteDir);
    expect(error).toMatchObject({ line: 5, help: expect.stringContaining('leave it out') });
  });
});
