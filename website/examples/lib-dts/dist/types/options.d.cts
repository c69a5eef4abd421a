export interface Options {
    /** Upper limit of stored events. */
    limit?: number;
}
