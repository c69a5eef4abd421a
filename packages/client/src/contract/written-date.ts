/** Dates as pages show them. (docs/behavior/data.md) */

/** Formatted by the build: loading the date formats of a language takes a phone longer than the script of a page. */
export interface WrittenDate {
  /** ISO 8601, with or without a time of day. */
  iso: string;
  /** In the page's language: `May 14, 2025`. */
  text: string;
}
