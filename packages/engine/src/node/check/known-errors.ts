/** Adds the errors of a site's texts to those that end a build before its pages are rendered: one run reports them all. */
import type { Diagnostic } from '../../shared/diagnostic.ts';
import type { ResolvedConfig } from '../config/resolved-config.ts';
import type { ContentSnapshot } from '../content/content.ts';
import { listErrors } from '../diagnostics/diagnostic.ts';
import { UserError } from '../diagnostics/user-error.ts';
import { applySeverities } from './apply-severities.ts';
import { checkSource } from './check-source.ts';
import { findDeadLinks } from './find-dead-links.ts';

type Content = Pick<ContentSnapshot, 'pages' | 'drafts'>;

export function listKnownErrors(content: Content, config: ResolvedConfig): Diagnostic[] {
  return listErrors(applySeverities([...checkSource(content.pages), ...findDeadLinks(content, config)], config));
}

export async function withKnownErrors<T>(content: Content, config: ResolvedConfig, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw error instanceof UserError
      ? new UserError([...error.diagnostics, ...listKnownErrors(content, config)])
      : error;
  }
}
