import type { SearchKind } from './records/search-data.ts';

/** The data needs the other kind of engine. The message is that kind, because workers pass messages on as text. */
export class OtherKindError extends Error {
  declare readonly message: SearchKind;
}
