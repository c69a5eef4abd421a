export {
  describeName,
  type Hover,
  type NameNote,
  type QuickInfo,
  type ShownSample,
  type TwoslashOptions,
  twoslash,
} from '@quire/typescript';
