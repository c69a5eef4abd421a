/** The package's entry for code that build and browser share. */
export type { FormatMarkdown, MarkdownElement } from '@quire/markdown';
export * from '@quire/markdown/identifier';
export { decodePart } from '@quire/markdown/percent-decoding';
export { PAGE_DATA_ID, type PageData } from './document-contract.ts';
export * from './hovers.ts';
export { INLINE_MARKS, stripInlineMarks } from './inline-marks.ts';
export * from './locale.ts';
export * from './navigation.ts';
export * from './overview.ts';
export * from './page.ts';
export * from './page-summary.ts';
export * from './page-view.ts';
export * from './route-path.ts';
export * from './sidebar.ts';
export * from './site.ts';
export * from './written-date.ts';
