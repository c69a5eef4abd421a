/** The entry for reading code in Markdown: fences, their meta text and their marks. */
export { parseCodeMeta } from '../highlight/code-meta.ts';
export { removeTwoslash } from '../highlight/notations.ts';
export { isLongCode } from '../syntax/long-code.ts';
export { getSourceFormat } from '../syntax/source-format.ts';
export { blankFences } from '../syntax/source-lines.ts';
