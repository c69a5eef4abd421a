/** Reads what a page of the dev server says about itself. */
import { DEV_REPORT_ID, type DevReport } from '../../shared/dev-contract.ts';

const PATTERN = new RegExp(`<script type="application/json" id="${DEV_REPORT_ID}">([^<]*)</script>`);

/** Undefined for a document that the dev server did not write. */
export function parseReport(html: string): DevReport | undefined {
  const json = PATTERN.exec(html)?.[1];
  return json === undefined ? undefined : JSON.parse(json);
}

/** The report of the document that the browser has loaded. */
export function readOwnReport(): DevReport {
  const json = document.getElementById(DEV_REPORT_ID)?.textContent;
  return json ? JSON.parse(json) : { revision: '', hash: '', diagnostics: [] };
}
