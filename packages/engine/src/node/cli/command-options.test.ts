import { UserError } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import { parseCommand, parseServerOptions } from './command-options.ts';

const form = {
  options: { locale: { type: 'string' }, limit: { type: 'string' }, json: { type: 'boolean' } },
  words: 1,
} as const;

function reportError(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof UserError) return `${error.message} ${error.diagnostics[0]?.help}`;
  }
  return 'no error';
}

test('options and words are read in any order', () => {
  const { values, positionals } = parseCommand(['--json', 'a query', '--locale=zh', '--limit', '5'], form);
  expect({ ...values }).toEqual({ json: true, locale: 'zh', limit: '5' });
  expect(positionals).toEqual(['a query']);
});

test.each([
  ['--lokale zh', 'Unknown option "--lokale". Did you mean "--locale"?'],
  ['--colour', 'Unknown option "--colour". It has: --locale, --limit, --json.'],
  ['-x', 'Unknown option "-x". It has: --locale, --limit, --json.'],
  ['--locale', 'The option "--locale" needs a value. --locale <value>, or --locale=<value>.'],
  ['--locale=', 'The option "--locale" needs a value.'],
  ['--locale --json', 'The option "--locale" needs a value.'],
  ['--json=yes', 'The option "--json" takes no value. Write only --json.'],
  ['auto external', 'Unexpected argument "external". Put a query of several words in quotes.'],
])('%s: %s', (line, message) => {
  expect(reportError(() => parseCommand(line.split(' '), form))).toContain(message);
});

test.each(['x', '-1', '65536', '1.5', ' ', '0x50', '1e3'])('"%s" is not a port number', (text) => {
  expect(reportError(() => parseServerOptions([`--port=${text}`]))).toContain(`"${text}" is not a valid port number.`);
});
