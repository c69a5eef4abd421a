import { expect, test } from '@rstest/core';
import { formatCopyPrompt } from './clipboard.ts';

const template = 'Copy to clipboard: {key}, Enter';

test("the prompt names the keys of the reader's system", () => {
  expect(formatCopyPrompt(template, 'MacIntel')).toBe('Copy to clipboard: ⌘+C, Enter');
  expect(formatCopyPrompt(template, 'Linux x86_64')).toBe('Copy to clipboard: Ctrl+C, Enter');
});
