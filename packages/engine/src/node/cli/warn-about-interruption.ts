/** Reports the page on which an earlier command was working when it was killed. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import { formatText } from '../diagnostics/report-formats.ts';
import { takeInterruptedPages } from '../workers/page-watch.ts';

export function warnAboutInterruption({ cacheDir }: ResolvedConfig) {
  for (const each of takeInterruptedPages(cacheDir)) process.stderr.write(`${formatText(each)}\n`);
}
