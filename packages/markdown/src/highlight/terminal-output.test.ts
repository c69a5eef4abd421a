import { expect, test } from '@rstest/core';
import { highlightTerminalLine, isTerminalOutput } from './terminal-output.ts';

test('log levels have the colors of the terminal', () => {
  expect(highlightTerminalLine('ready   built in 0.04s (esm)')).toBe(
    '<span class="s">ready</span>   built in 0.04s <span class="c">(esm)</span>',
  );
  expect(highlightTerminalLine('error   a < b')).toBe('<span class="r">error</span>   a &lt; b');
});

test('the table of files has a header, dimmed folders, and file colors by kind', () => {
  expect(highlightTerminalLine('File (esm)      Size')).toBe('<span class="f">File (esm)      Size</span>');
  expect(highlightTerminalLine('dist/index.css   0.16 kB')).toBe(
    '<span class="c">dist/</span><span class="a">index.css</span>   0.16 kB',
  );
});

test('other text is not the output of a build', () => {
  expect(isTerminalOutput('information about start')).toBe(false);
  expect(isTerminalOutput('\ninfo    build started...')).toBe(true);
  expect(highlightTerminalLine('a <b> & c')).toBe('a &lt;b&gt; &amp; c');
});
