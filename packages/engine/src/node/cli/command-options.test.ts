import { UserError } from '@quire/markdown/diagnostics';
import { expect, test } from '@rstest/core';
import { parseCommand, readServerOptions } from './command-options.ts';

const HELP = ['--locale <lang>', '-l, --limit <n>', '--json', '--port <n>', '--host <name>'];
const form = { words: '[dir]', options: HELP.map((option): [string, string] => [option, '']) };

function reportError(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof UserError) return `${error.message} ${error.diagnostics[0]?.help}`;
  }
  return 'no error';
}

test('options and words are read in any order', () => {
  const line = parseCommand(['--json', 'a query', '--locale=en', '--locale=zh', '-l', '5'], form);
  expect([line.words, line.find('limit'), line.find('locale')]).toEqual([['a query'], '5', 'zh']);
  expect([line.has('json'), line.has('host'), line.list('locale')]).toEqual([true, false, ['en', 'zh']]);
});

test.each([
  ['--lokale zh', 'Unknown option "--lokale". Did you mean "--locale"?'],
  ['--colour', 'Unknown option "--colour". It has: --locale, --limit, --json, --port, --host.'],
  ['-x', 'Unknown option "-x". It has: --locale, --limit, --json, --port, --host.'],
  ['--locale', 'The option "--locale" needs a value. --locale <value>, or --locale=<value>.'],
  ['--locale=', 'The option "--locale" needs a value.'],
  ['--locale --json', 'The option "--locale" needs a value.'],
  ['--json=yes', 'The option "--json" takes no value. Write only --json.'],
  ['auto external', 'Unexpected argument "external". Put a query of several words in quotes.'],
])('%s: %s', (line, message) => {
  expect(reportError(() => parseCommand(line.split(' '), form))).toContain(message);
});

test.each(['x', '-1', '65536', '1.5', ' ', '0x50', '1e3'])('"%s" is not a port number', (text) => {
  expect(reportError(() => readServerOptions(parseCommand([`--port=${text}`], form)))).toContain(
    `"${text}" is not a valid port number.`,
  );
});
