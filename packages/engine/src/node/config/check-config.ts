/** Owns the rules of the check, and how severe a mistake may be. */

/** What the check looks at. */
export type CheckRule =
  | 'links'
  | 'anchors'
  | 'images'
  | 'duplicateIds'
  | 'nav'
  | 'sidebar'
  | 'redirects'
  | 'publishedUrls'
  | 'feeds'
  | 'sitemap'
  | 'missingTranslations'
  | 'staleTranslations'
  | 'outlines'
  | 'codeBlocks'
  | 'orphans'
  | 'frontmatter'
  | 'containers';

export type Severity = 'error' | 'warn' | 'off';
