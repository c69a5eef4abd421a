/** Adds the known problems of pages to an error that ends a build before they are checked, so that one run reports all. */
import { type Diagnostic, UserError } from '@quire/markdown/diagnostics';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { explainVirtual } from '../content/virtual-places.ts';
import { applySeverities } from './apply-severities.ts';
import { checkSource } from './built-in-checks.ts';
import { findOtherFiles } from './check-other-files.ts';
import { findDeadLinks } from './find-dead-links.ts';

type Content = Pick<ContentSnapshot, 'pages' | 'drafts'> & { warnings: readonly Diagnostic[] };

function listKnownProblems({ warnings, ...content }: Content, config: ResolvedConfig): Diagnostic[] {
  const { pages } = content;
  const parts = new Set(pages.flatMap(({ dependencies }) => dependencies.map(({ filePath }) => filePath)));
  const found = applySeverities(
    [...checkSource(pages), ...findDeadLinks(content, config), ...findOtherFiles({ pages, parts, config })],
    config,
  );
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
