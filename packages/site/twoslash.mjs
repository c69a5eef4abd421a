export { describeName, twoslash } from '@quire/typescript';
