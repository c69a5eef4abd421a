/** Adds the known problems of pages to an error that ends a build before they are checked, so that one run reports all. */
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { explainVirtual } from '../content/virtual-places.ts';
import { applySeverities } from './apply-severities.ts';
import { checkSource } from './built-in-checks.ts';
import { findDeadLinks } from './find-dead-links.ts';

type Content = Pick<ContentSnapshot, 'pages' | 'drafts'> & { warnings: readonly Diagnostic[] };

function listKnownProblems({ warnings, ...content }: Content, config: ResolvedConfig): Diagnostic[] {
  const found = applySeverities([...checkSource(content.pages), ...findDeadLinks(content, config)], config);
  return [...found, ...warnings];
}

export async function withKnownProblems<T>(
  content: Content,
  config: ResolvedConfig,
  run: () => Promise<T>,
): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof UserError
      ? new UserError(explainVirtual([...error.diagnostics, ...listKnownProblems(content, config)], content.pages))
      : error;
  }
}
