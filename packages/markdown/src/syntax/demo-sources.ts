/** Finds the files that a page includes with `<code src="./box.tsx" />`, which `demo-code.ts` renders. */

const DEMO = /<code\s[^>]*?\bsrc=(["'])([^"']+)\1/g;

/** A quick check without false negatives. */
export function mayHoldDemoCode(text: string): boolean {
  return text.includes('<code ');
}

/** The included files, as written. */
export function findDemoSources(text: string): string[] {
  return mayHoldDemoCode(text) ? Array.from(text.matchAll(DEMO), ([, , source = '']) => source) : [];
}
