import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@rstest/core';
import { parseScript } from './script-module.ts';

/** Its hooks, what needs a script, its exports, and its imports, if there are any. */
function read(source: string) {
  const { hooks, interactive, exports, imports, isClient } = parseScript('box.tsx', source);
  const listed = imports.map(({ source, names }) => [source, ...[...names].map((pair) => pair.join('='))].join(' '));
  const parts = [hooks.map(({ name }) => name), interactive ? [interactive.name] : [], [...exports.keys()], listed];
  return [...parts.map((names) => names.join(', ')), isClient ? 'client' : ''].join(' | ').replace(/[ |]+$/, '');
}

test.each([
  ['const a = useRef<A>(null), b = use<T>(1), c = user(2);', 'useRef'],
  [
    'const [a] = useState<string | undefined>(undefined); React.useMemo(f); q?.useQuery?.(1);',
    'useState, React.useMemo, q.useQuery | useState',
  ],
  ['React.useState(0); z.lazy(f);', 'React.useState | useState'],
  ['export function useTide() {}\nconst f = useMoon;\nx.useless = 1;', ' |  | useTide'],
  [`// it's useA()\n/* useB()\n*/ const u = "useC(" + 'useD(' + \`useE() \${a ? \`useF()\` : ''} useG()\`;`, ''],
  ['const r = /[\'"`] useA()/g, s = a / b / useB();', 'useB'],
  ["const x = <p className=\"it's\">useA() isn't <code>useState()</code>, {useB()} can't</p>;", 'useB'],
  ["const c = '\\'useA()'; const d = <A onTide={() => <B />} title='onClick={a}' />;", ' | onTide'],
  ['const f = (a: number) => a < 1 && <button\n  onClick={f}>x</button>;', ' | onClick'],
  ["'use client';\nexport default class extends Component {}", ' |  | default |  | client'],
  ["/* a */ call(); /* b */ 'use client'", ''],
  ["'use strict';\n'use client';", ' |  |  |  | client'],
  [`const t = \`\${useA()}\`; const x = <p>a \` b {useB()} \` c</p>;`, 'useA, useB'],
  [
    "import a, { b } from 'x';\nexport { a, b as c };\nimport(\n  // why\n  './y'\n);",
    ' |  | a, c | x a=default b=b, ./y',
  ],
  ["declare module '*.svg' {\n  export default string;\n}", ''],
  ["import a from 'x';\nexport const b = 1;\nexport const c = ;\nexport const d = 2;", ' |  | b, c | x a=default'],
  [
    "import a, * as b from 'x';import{c as d,type E}from'./y';import './z.css'; import('w');",
    ' |  |  | x a=default b=*, ./y d=c, ./z.css, w',
  ],
  ["import type A from 'x';\nimport { type B } from 'y';\nexport type { C } from 'z';\nlet d: typeof import('w');", ''],
  ["import type from 'x';\nimport(/* webpackChunkName: 'a' */ './y//z');", ' |  |  | x type=default, ./y//z'],
  ["const code = `import a from 'x';\nexport const A = 1;`; // import 'y'\nconst s = \"import 'z'\";", ''],
  [
    "export * from 'x'; export * as N from 'y'\nexport { a as default, b as C, type D } from 'z';",
    ' |  | N, default, C | x *=*, y N=*, z default=a, z C=b',
  ],
  ["export default defineConfig\n\nexport type {\n  A,\n} from 'x'", ' |  | default'],
  [
    'export const A = memo(f); export let b; export enum C {}\nexport const enum D {}\nexport abstract class E<T> {}',
    ' |  | A, b, C, D, E',
  ],
  [
    'export async function* A() {}export const { B, c: D, E = 1, ...F } = all; export default forwardRef(f);',
    ' |  | A, B, D, E, F, default',
  ],
  ['export type A = 1;\nexport interface B {}\nexport declare const c: number;', ''],
])('the code %j is read without running it', (source, expected) => {
  expect(read(source)).toBe(expected);
});

test('a module is no longer in memory when nothing uses it', async () => {
  const names = new WeakRef(parseScript('box.tsx', 'export const a = <Box onClick={f()} />;').names);
  await setImmediate();
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  expect(names.deref()).toBeUndefined();
});
