/** What one kind of engine says to data of the other; small, since the page's own script needs it too. */
import type { SearchKind } from './records/search-data.ts';

/** The data is of the kind that another engine reads; its message is that kind and nothing else. */
export class OtherKindError extends Error {
  declare readonly message: SearchKind;
}
