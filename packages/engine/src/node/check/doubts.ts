/** Owns the check for slips that a page compiles with: names of the frontmatter, containers that nobody closes. */
import type { Doubt } from '../content/doubts.ts';
import type { Page } from '../content/page.ts';
import { UserError } from '../user-error.ts';
import type { Finding } from './finding.ts';

export function checkDoubts(pages: readonly Page[]): Finding[] {
  return pages
    .filter(({ fallback }) => fallback === undefined)
    .flatMap(({ doubts = [] }) => doubts)
    .map(toFinding);
}

function toFinding({ file, line, column, ...doubt }: Doubt): Finding {
  const place = { file, line, column };
  if ('container' in doubt) {
    const message = `The container ":::${doubt.container}" is not closed: it reaches to the end of what it stands in.`;
    const hint = 'Write ":::" in a line after its text. One that holds another needs more colons than that: "::::".';
    return { rule: 'containers', error: new UserError(message, { ...place, hint }) };
  }
  const message = `The frontmatter field "${doubt.name}" is not known.`;
  return { rule: 'frontmatter', error: new UserError(message, { ...place, hint: `Did you mean "${doubt.nearest}"?` }) };
}
