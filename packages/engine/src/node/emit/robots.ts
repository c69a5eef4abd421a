/** Emits `robots.txt`: allows everything, with content signals and the URL of the sitemap. */
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { OutputFile } from '../files/output-file.ts';
import { toUrl } from '../routes/site-url.ts';

export function emitRobots(config: ResolvedConfig): OutputFile[] {
  const sitemap = toUrl('/sitemap.xml', config);
  const signals = formatSignals(config.contentSignal);
  const lines = [
    'User-agent: *',
    ...signals,
    'Allow: /',
    ...(sitemap === undefined ? [] : ['', `Sitemap: ${sitemap}`]),
    '',
  ];
  return [{ path: 'robots.txt', body: lines.join('\n') }];
}

/** The names that crawlers read. (contentsignals.org) */
const SIGNALS = [
  ['search', 'search'],
  ['aiInput', 'ai-input'],
  ['aiTrain', 'ai-train'],
] as const;

/** Leaves out uses that are not configured. */
function formatSignals(uses: ResolvedConfig['contentSignal']): string[] {
  const said = SIGNALS.flatMap(([field, name]) =>
    uses[field] === undefined ? [] : `${name}=${uses[field] ? 'yes' : 'no'}`,
  );
  return said.length === 0 ? [] : [`Content-Signal: ${said.join(', ')}`];
}
