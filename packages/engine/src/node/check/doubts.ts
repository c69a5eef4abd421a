/** Owns the check for fields of a frontmatter that have no effect because of a slip in their name. */
import type { RouteTable } from '../routes/table.ts';
import { UserError } from '../user-error.ts';
import type { Finding } from './finding.ts';

export function checkFrontmatter({ pages }: Pick<RouteTable, 'pages'>): Finding[] {
  return pages
    .filter(({ fallback }) => fallback === undefined)
    .flatMap(({ doubts = [] }) => doubts)
    .map(({ name, nearest, ...place }) => {
      const hint = `Did you mean "${nearest}"?`;
      return {
        rule: 'frontmatter',
        error: new UserError(`The frontmatter field "${name}" is not known.`, { ...place, hint }),
      };
    });
}
