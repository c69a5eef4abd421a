/** Owns `robots.txt`: everything may be read, and where the sitemap is. */
import type { ResolvedConfig } from '../config/config.ts';
import { toUrl } from '../routes/site-url.ts';
import type { OutputFile } from './output-file.ts';

export function emitRobots(config: ResolvedConfig): OutputFile[] {
  const sitemap = toUrl('/sitemap.xml', config);
  const lines = ['User-agent: *', 'Allow: /', ...(sitemap === undefined ? [] : ['', `Sitemap: ${sitemap}`]), ''];
  return [{ path: 'robots.txt', body: lines.join('\n') }];
}
