/** Owns what one kind of engine says to data of the other; small, since the page's own script needs it too. */
import type { SearchKind } from './records/search-data.ts';

/** The data is of the kind that another engine reads. */
export class OtherKindError extends Error {
  readonly kind: SearchKind;

  constructor(kind: SearchKind) {
    super(`The search data is ${kind}.`);
    this.kind = kind;
  }
}
