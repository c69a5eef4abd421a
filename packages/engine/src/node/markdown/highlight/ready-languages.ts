/** Owns making the languages of most code ready before a page asks for them. */
import { setImmediate } from 'node:timers/promises';
import type { Highlighter } from './highlighter.ts';

/**
 * What documentation has most code in, with code that needs the patterns which most code needs: they are made when first
 * used. In small pieces: a page that comes meanwhile waits for the end of one.
 */
const SAMPLES: ReadonlyArray<[language: string, code: string]> = [
  ['ts', "import { a } from 'a';\n"],
  ['bash', '# a\nnpm run a -- --b "$C" && cd a\n'],
  ['json', '{ "a": ["b", 1, true, null] }\n'],
  ['ts', `a(new D(\`a \${b.c}\`, [1, true]) ?? (() => ({ a: 'a' })));\n`],
  ['ts', 'export interface A extends B<C> {\n  a?: string[]; // a\n}\n'],
  ['ts', 'export async function a(b: B = {}): C {\n  return 1;\n}\n'],
  ['js', "import a from 'a';\n"],
  ['js', `export default { a: 'a', b: [1], c: (d) => \`a \${d}\`, e() {} }; // a\n`],
];

/** @param whenFree resolves when there is no other work: what is left waits for that */
export async function readyLanguages(highlighter: Highlighter, whenFree: () => Promise<void>): Promise<void> {
  for (const [language, code] of SAMPLES) {
    // What came in meanwhile is seen first.
    await setImmediate();
    await whenFree();
    await highlighter.load([language]);
    await highlighter.highlightLines(code, language);
  }
}
