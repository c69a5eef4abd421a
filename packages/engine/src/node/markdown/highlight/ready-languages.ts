/** Owns making the languages of most code ready before a page asks for them. */
import { setImmediate } from 'node:timers/promises';
import type { Highlighter } from './highlighter.ts';

/** What documentation has most code in, with code that needs the patterns which most code needs: they are made when first used. */
const SAMPLES: Readonly<Record<string, string>> = {
  ts: `import { a } from 'a';
export interface A extends B<C> {
  a?: string[]; // a
}
export async function a(b: B = {}): C {
  return new D(\`a \${b.c}\`, [1, true]) ?? (() => ({ a: 'a' }));
}
`,
  bash: '# a\nnpm run a -- --b "$C" && cd a\n',
  json: '{ "a": ["b", 1, true, null] }\n',
  js: `import a from 'a';
export default { a: 'a', b: [1], c: (d) => \`a \${d}\`, e() {} }; // a
`,
};

/** @param whenFree resolves when there is no other work: what is left waits for that */
export async function readyLanguages(highlighter: Highlighter, whenFree: () => Promise<void>): Promise<void> {
  for (const [language, code] of Object.entries(SAMPLES)) {
    // What came in meanwhile is seen first.
    await setImmediate();
    await whenFree();
    await highlighter.load([language]);
    await highlighter.highlightLines(code, language);
  }
}
