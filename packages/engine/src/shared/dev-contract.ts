/** What the dev server and the page in the browser say to each other while a site is written. */
import type { Diagnostic } from '@quire/markdown/diagnostics';

/** URLs of the dev server itself, below the site's base. */
export const DEV_EVENTS_PATH = '__quire/events';
export const DEV_REPORT_PATH = '__quire/report';
export const DEV_CLIENT_PATH = '__quire/client.js';

/** The element of each page that holds its `DevReport`. */
export const DEV_REPORT_ID = 'quire-dev';

/** What each page reports about itself. */
export interface DevReport {
  /** Names the state of the sources that the page was made from; only equality means anything. */
  revision: string;
  /** Equal for equal pages. */
  hash: string;
  /** Errors that prevent the page from being rendered; none on a page that is rendered. */
  diagnostics: Diagnostic[];
}

/** The data of each event: the current state. */
export interface DevState {
  revision: string;
  /** Another one than the page's own means: another script is to be run. */
  buildId: string;
  /** Of all pages. */
  styleHrefs: string[];
}
