/** Says which page a former command worked on that was ended before it could say so itself. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { formatText } from '../diagnostics/report-formats.ts';
import { takeInterruptedPages } from '../workers/page-watch.ts';

export function warnAboutInterruption({ cacheDir }: ResolvedConfig) {
  for (const each of takeInterruptedPages(cacheDir)) process.stderr.write(`${formatText(each)}\n`);
}
