/** The messages between the dev server and a page. */
import type { Diagnostic } from '@quire/markdown/diagnostics';

/** URLs of the dev server itself, below the site's base. */
export const DEV_EVENTS_PATH = '__quire/events';
export const DEV_REPORT_PATH = '__quire/report';
export const DEV_CLIENT_PATH = '__quire/client.js';

/** The element of each page that contains its `DevReport`. */
export const DEV_REPORT_ID = 'quire-dev';

/** The report of a page. */
export interface DevReport {
  /** Identifies the state of the sources of the page; can only be compared for equality. */
  revision: string;
  /** Equal for equal pages. */
  hash: string;
  /** Errors that prevent the page from being rendered; none on a page that is rendered. */
  diagnostics: Diagnostic[];
}

/** The data of each event: the current state. */
export interface DevState {
  revision: string;
  /** If it differs from the page's, the page needs another script. */
  buildId: string;
  /** The stylesheets of all pages. */
  styleHrefs: string[];
}
