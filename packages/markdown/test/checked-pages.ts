/** Claims about what is reported of a page's text: each compiles a page of its own. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { compileFile } from '../src/compile-file.ts';
import type { CompiledSource } from '../src/compiled-source.ts';
import type { Diagnostic } from '../src/diagnostics/diagnostic.ts';
import { createTestContext } from './compile-context.ts';

const context = createTestContext(tmpdir());

/** @param rules the only ones whose reports the claims get */
export function openCheckedPages(...rules: string[]) {
  return (name: string, text: string, claim: (found: Diagnostic[]) => void, extension = 'md') =>
    test(name, async () => claim((await checkPage(text, extension)).filter(({ rule }) => rules.includes(rule))));
}

export async function checkPage(text: string, extension = 'md', settings = context): Promise<Diagnostic[]> {
  const { errors, warnings } = await compilePage(text, extension, settings);
  return [...errors, ...warnings];
}

export function compilePage(text: string, extension = 'md', settings = context) {
  const sourcePath = `page.${extension}`;
  return compileFile({ sourcePath, filePath: join(tmpdir(), sourcePath), text, original: [] }, settings);
}

/** The HTML of a page, which is in the strings of the code of an MDX page. */
export function readHtml({ content }: CompiledSource): string {
  if (content.kind === 'html') return content.html;
  return content.code.replace(/\\(["\\n])/g, (_, sign: string) => (sign === 'n' ? '\n' : sign));
}

export const expectNothing = (found: Diagnostic[]) => expect(found).toEqual([]);
