import { expect, test } from '@rstest/core';
import { parseCommand, parsePort } from './command-options.ts';
import { UserError } from './user-error.ts';

const form = {
  options: { locale: { type: 'string' }, limit: { type: 'string' }, json: { type: 'boolean' } },
  words: 1,
} as const;

function tellMistake(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof UserError) return `${error.message} ${error.details.hint}`;
  }
  return 'no mistake';
}

test('options and words are read in any order', () => {
  const { values, positionals } = parseCommand(['--json', 'a query', '--locale=zh', '--limit', '5'], form);
  expect({ ...values }).toEqual({ json: true, locale: 'zh', limit: '5' });
  expect(positionals).toEqual(['a query']);
});

test.each([
  ['--lokale zh', 'There is no option "--lokale". Did you mean "--locale"?'],
  ['--colour', 'There is no option "--colour". It has: --locale, --limit, --json.'],
  ['-x', 'There is no option "-x". It has: --locale, --limit, --json.'],
  ['--locale', 'The option "--locale" needs a value. --locale <value>, or --locale=<value>.'],
  ['--locale=', 'The option "--locale" needs a value.'],
  ['--locale --json', 'The option "--locale" needs a value.'],
  ['--json=yes', 'The option "--json" takes no value. Write --json alone.'],
  ['auto external', '"external" is one word too many. Words that belong together, such as a query, stand in quotes.'],
])('%s: %s', (line, message) => {
  expect(tellMistake(() => parseCommand(line.split(' '), form))).toContain(message);
});

test.each(['x', '-1', '65536', '1.5', ''])('"%s" is no port', (text) => {
  expect(tellMistake(() => parsePort(text))).toContain(`"${text}" is no port.`);
});
