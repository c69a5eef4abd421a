/** Checks links to other hosts. (docs/site/pages/guide/checks.md) */
export { type CheckedLink, checkExternalLinks, type ExternalLink } from './check-external-links.ts';
export { countAnswers, formatAnswer, reportLinks } from './report-links.ts';
