/** How severe the diagnostics of each rule are where a configuration says nothing. */
import type { CheckRule } from '@quire/markdown/diagnostics';
import type { CheckSeverity } from './check-config.ts';

/** Errors that a reader meets fail the build; what a writer may have meant does not. */
export const CHECK_DEFAULTS: Readonly<Record<CheckRule, CheckSeverity>> = {
  links: 'error',
  componentLinks: 'error',
  anchors: 'error',
  images: 'error',
  nav: 'error',
  sidebar: 'error',
  redirects: 'error',
  publishedUrls: 'error',
  feeds: 'error',
  frontmatterValues: 'error',
  siteImages: 'warn',
  duplicateIds: 'warn',
  headingLevels: 'warn',
  references: 'warn',
  tables: 'warn',
  missingTranslations: 'warn',
  staleTranslations: 'warn',
  outlines: 'warn',
  codeBlocks: 'warn',
  orphans: 'warn',
  frontmatter: 'warn',
  containers: 'warn',
  elements: 'warn',
  otherSyntax: 'warn',
  codeLanguages: 'warn',
  clientCode: 'warn',
  missingComponents: 'error',
  unusedImports: 'warn',
  formulas: 'warn',
  externalLinks: 'error',
};
