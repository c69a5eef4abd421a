import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { hashClaims } from './claims.ts';

test('a file of claims has another hash when its text, a helper at any depth or the version of a tool changes', () => {
  const folder = mkdtempSync(join(tmpdir(), 'claims-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const hash = (tool = 'tool 1') => hashClaims(join(folder, 'it.test.ts'), [], [tool]);
  write('it.test.ts', "import { help } from './help.ts';\nhelp(\"import x from './nowhere.ts'\");\n");
  write('help.ts', "import {\n  deep,\n} from './deep.ts';\n");
  write('deep.ts', 'export const deep = 1;\n');
  const first = hash();
  write('deep.ts', 'export const deep = 1;\r\n');
  expect(hash()).toBe(first);
  expect(hash('tool 2')).not.toBe(first);
  write('deep.ts', 'export const deep = 2;\n');
  expect(hash()).not.toBe(first);
  rmSync(folder, { recursive: true });
});
