/** Selects the warnings that a build prints, so that many of one rule do not hide others. */
import type { Diagnostic } from '@quire/markdown/diagnostics';

/** Maximum for each rule. */
const SHOWN_OF_RULE = 2;

export interface SelectedWarnings {
  shown: Diagnostic[];
  /** The number of further warnings by rule. */
  hidden: Array<{ rule: string; count: number }>;
}

/** The first warnings of each rule, in order. */
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
