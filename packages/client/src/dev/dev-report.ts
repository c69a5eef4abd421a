/** Reads the report that the dev server adds to each page. */
import { DEV_REPORT_ID, type DevReport } from '../contract/dev-contract.ts';

const PATTERN = new RegExp(`<script type="application/json" id="${DEV_REPORT_ID}">([^<]*)</script>`);

/** Undefined for a document that is not from the dev server. */
export function parseReport(html: string): DevReport | undefined {
  const json = PATTERN.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

/** The report of the document that the browser has loaded. */
export function readOwnReport(): DevReport {
  const json = document.getElementById(DEV_REPORT_ID)?.textContent;
  return json ? JSON.parse(json) : { revision: '', hash: '', diagnostics: [] };
}
