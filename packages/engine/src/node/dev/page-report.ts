/** Adds the dev client to documents, and creates the document of a page with errors. */

import {
  BUILD_META_NAME,
  DEV_CLIENT_PATH,
  DEV_REPORT_ID,
  type DevReport,
  formatDiagnostic,
} from '@quire/client/contract';
import { escapeAttribute, escapeHtml } from '@quire/markdown/html';
import { escapeScriptJson } from '../render/head-tags.ts';

/** Adds the script that updates the page when its sources change. @param html a whole document */
export function addReport(html: string, { base, report }: { base: string; report: DevReport }): string {
  return html
    .replace('<script type="module"', (first) => renderClient(base) + first)
    .replace(/<\/body><\/html>\s*$/, () => `${renderReport(report)}</body></html>\n`);
}

/** Module scripts run in document order. */
function renderClient(base: string): string {
  return `<script type="module" src="${escapeAttribute(base + DEV_CLIENT_PATH)}"></script>`;
}

function renderReport(report: DevReport): string {
  return `<script type="application/json" id="${DEV_REPORT_ID}">${escapeScriptJson(report)}</script>`;
}

export interface BrokenPage {
  base: string;
  report: DevReport;
  /** The current build id. */
  buildId: string;
}

/** Contains the diagnostics as text, over which the script renders the overlay. */
export function renderBrokenPage({ base, report, buildId }: BrokenPage): string {
  const head = `<meta name="${BUILD_META_NAME}" content="${escapeAttribute(buildId)}">${renderClient(base)}`;
  return (
    `<!doctype html><html lang="en" data-base="${escapeAttribute(base)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<link rel="icon" href="data:,"><title>Error</title>${head}</head><body><main><h1>This page cannot be rendered</h1>` +
    `${report.diagnostics.map((each) => `<pre>${escapeHtml(formatDiagnostic(each))}</pre>`).join('')}</main>${renderReport(report)}</body></html>\n`
  );
}
