/** Which warnings a build shows: many of one kind must not hide the one of another. */
import type { Diagnostic } from '@quire/markdown/diagnostics';

/** Of each rule; what one says, the others say too. */
const SHOWN_OF_RULE = 2;

export interface SelectedWarnings {
  shown: Diagnostic[];
  /** How many more there are of a rule. */
  hidden: Array<{ rule: string; count: number }>;
}

/** In their order; each rule with its first ones. */
export function selectWarnings(warnings: readonly Diagnostic[]): SelectedWarnings {
  const counts = new Map<string, number>();
  const shown = warnings.filter(({ rule }) => {
    const count = (counts.get(rule) ?? 0) + 1;
    counts.set(rule, count);
    return count <= SHOWN_OF_RULE;
  });
  const hidden = [...counts].flatMap(([rule, count]) =>
    count > SHOWN_OF_RULE ? [{ rule, count: count - SHOWN_OF_RULE }] : [],
  );
  return { shown, hidden };
}
