/** Parses frontmatter, and separates invalid fields from misspelled names. */
import type { SourceDiagnostic } from '../src/diagnostics/diagnostic.ts';
import { parseFrontmatter } from '../src/frontmatter.ts';

export function parseByRule(source: string) {
  const { warnings, errors, ...fields } = parseFrontmatter(source, 'page.md');
  const isWrong = ({ rule }: SourceDiagnostic) => rule === 'frontmatterValues';
  return {
    ...fields,
    errors: [...errors, ...warnings.filter(isWrong)],
    warnings: warnings.filter((each) => !isWrong(each)),
  };
}
