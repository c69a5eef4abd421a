/** Owns what the dev server and the page in the browser say to each other while a site is written. */

/** Addresses of the dev server itself, below the site's base. */
export const DEV_EVENTS_PATH = '__quire/events';
export const DEV_REPORT_PATH = '__quire/report';

/** The element of each page that holds its `DevReport`. */
export const DEV_REPORT_ID = 'quire-dev';

/** A mistake of an author, as it is shown. Lines and columns count from 1. */
export interface Mistake {
  message: string;
  file?: string;
  line?: number;
  column?: number;
  /** The lines around the place. */
  frame?: string;
  hint?: string;
}

/** What each page tells about itself. */
export interface DevReport {
  /** Names the state of the sources that the page was made from; only equality means anything. */
  revision: string;
  /** Equal for equal pages. */
  hash: string;
  /** What keeps the page from being shown; none on a page that is well. */
  mistakes: Mistake[];
}

/** The data of each event: how things stand now. */
export interface DevState {
  revision: string;
  /** Another one than the page's own means: another script is to be run. */
  buildId: string;
  /** Of all pages. */
  styleHrefs: string[];
}
