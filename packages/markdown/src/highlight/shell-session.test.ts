import { expect, test } from '@rstest/core';
import { parseSession } from './shell-session.ts';

/** What is copied. */
function findTyped(code: string, language: string): string | undefined {
  const commands = parseSession(code, language)?.filter(({ isCommand }) => isCommand);
  return commands?.flatMap(({ lines }) => lines.map(({ text }) => text)).join('\n');
}

test.each([
  ['sh', '$ npm i\nadded 1 package\n$ npx a', 'npm i\nnpx a'],
  ['bash', '# Install\n$ npm i', 'npm i'],
  ['zsh', '% npm i', 'npm i'],
  ['sh', '❯ npm i', 'npm i'],
  ['console', 'user@host:~/a$ ls\nroot@1f2e:/# ls\n[me@host a]$ ls\nme@host a % ls', 'ls\nls\nls\nls'],
  ['bash', '(.venv) $ ls', 'ls'],
  ['powershell', 'PS C:\\a> cd C:\\\nPS C:\\> dir', 'cd C:\\\ndir'],
  ['cmd', 'C:\\a>dir\n a.txt', 'dir'],
  ['console', 'Welcome\n$ ls', 'ls'],
  ['sh', '# Install\n> npm i\n\n> npm test', 'npm i\nnpm test'],
  [
    'python',
    '>>> x = 1\n>>>\n>>> def f():\n...     return x\n...\n>>> f()\n1',
    'x = 1\n\ndef f():\n    return x\n\nf()',
  ],
])('in %s, the commands of %j are %j', (language, code, typed) => {
  expect(findTyped(code, language)).toBe(typed);
});

test.each([
  ['$ a \\\n  --b\nout', 'a \\\n  --b'],
  ['$ a |\n> b\nout', 'a |\nb'],
  ["$ cat > a <<'EOF'\n$ b\n# c's\nEOF\n$ d", "cat > a <<'EOF'\n$ b\n# c's\nEOF\nd"],
  ['$ cat <<EOF\n> b\n> EOF\nb', 'cat <<EOF\nb\nEOF'],
  ['$ cat <<EOF\n> b\nEOF', 'cat <<EOF\n> b\nEOF'],
  ['$ a "# b\'\nc" # it\'s\nout', 'a "# b\'\nc" # it\'s'],
  ["$ a 'b\nout", "a 'b"],
  ['$ a <<< b\n$ echo $((1<<x))\nout', 'a <<< b\necho $((1<<x))'],
  ['$ npm run a\n\n> b@1.0.0 a\n> c', 'npm run a'],
])('of %j, lines that a command continues on are part of it: %j', (code, typed) => {
  expect(findTyped(code, 'sh')).toBe(typed);
});

test.each([
  ['sh', "cat > a <<'EOF'\n$ b\nEOF"],
  ['sh', '# $ a\necho b'],
  ['sh', 'git@host:a'],
  ['text', '$ a'],
  ['sh', '> empty.txt'],
  ['sh', '> npm i\nls'],
  ['python', 'x = 1\n>>> x'],
])('%s %j is no session, so all of it is code', (language, code) => {
  expect(parseSession(code, language)).toBeUndefined();
});
