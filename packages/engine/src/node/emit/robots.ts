/** Owns `robots.txt`: everything may be read, and where the sitemap is. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { OutputFile } from '../output/output-file.ts';
import { toUrl } from '../routes/site-url.ts';

export function emitRobots(config: ResolvedConfig): OutputFile[] {
  const sitemap = toUrl('/sitemap.xml', config);
  const lines = ['User-agent: *', 'Allow: /', ...(sitemap === undefined ? [] : ['', `Sitemap: ${sitemap}`]), ''];
  return [{ path: 'robots.txt', body: lines.join('\n') }];
}
