/** What is known of a visit that the network did not let happen. (docs/behavior/navigation.md) */

export interface FailedVisit {
  /** It is tried again; what comes of it is not known yet. */
  isRetrying: boolean;
  /** Tries again. */
  retry(): void;
  /** The reader does not want to hear of it any longer. */
  dismiss(): void;
}
