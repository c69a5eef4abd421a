/** A visit that failed because of the network. (docs/behavior/navigation.md) */

export interface FailedVisit {
  /** Whether a retry is running. */
  isRetrying: boolean;
  /** Tries again. */
  retry(): void;
  /** The reader closes the message. */
  dismiss(): void;
}
