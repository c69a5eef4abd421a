/** One site for many claims: each claim is about a page of its own, and the site is checked once. */
import type { Diagnostic } from '@quire/markdown/diagnostics';
import { beforeAll, expect, test } from '@rstest/core';
import { checkSite, writeSite } from './run-quire.ts';

type Claim = (found: Diagnostic[]) => void;

/** @param rules the only ones whose reports the claims get */
export function openCheckedPages(...rules: string[]) {
  const pages: Record<string, string> = { 'docs/index.md': '# Home\n' };
  let diagnostics: Diagnostic[];
  beforeAll(async () => {
    ({ diagnostics } = await checkSite(writeSite(pages)));
  });
  /** Adds a page, for a claim about what the check reports of it. */
  return (name: string, text: string, claim: Claim, extension = 'md') => {
    const file = `docs/page-${Object.keys(pages).length}.${extension}`;
    pages[file] = text;
    test(name, () =>
      claim(diagnostics.filter((found) => found.file?.endsWith(`/${file}`) && rules.includes(found.rule))),
    );
  };
}

export const expectNothing = (found: Diagnostic[]) => expect(found).toEqual([]);
