/** Finds the files that a page shows with `<code src="./box.tsx" />`; `demo-code.ts` shows them. */

const DEMO = /<code\s[^>]*?\bsrc=(["'])([^"']+)\1/g;

/** Quick to check, and true for every source that holds such an element. */
export function mayHoldDemoCode(text: string): boolean {
  return text.includes('<code ');
}

/** The files that a page shows so, as they are written. */
export function findDemoSources(text: string): string[] {
  return mayHoldDemoCode(text) ? Array.from(text.matchAll(DEMO), ([, , source = '']) => source) : [];
}
