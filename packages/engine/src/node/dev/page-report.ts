/** Owns the report that a document of the dev server carries, and the document of a page that cannot be shown. */
import { DEV_REPORT_ID, type DevReport } from '../../shared/dev-contract.ts';
import { formatDiagnostic } from '../../shared/diagnostic.ts';
import { BUILD_META_NAME } from '../../shared/document-contract.ts';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import { escapeAttribute, escapeHtml } from '../html/escape.ts';
import { escapeScriptJson } from '../render/head.ts';

/** Without a script that waits for the fix, the browser reloads after this many seconds. */
const RETRY_SECONDS = 1;

/** @param html a whole document */
export function addReport(html: string, report: DevReport): string {
  return html.replace(/<\/body><\/html>\s*$/, () => `${renderReport(report)}</body></html>\n`);
}

function renderReport(report: DevReport): string {
  return `<script type="application/json" id="${DEV_REPORT_ID}">${escapeScriptJson(report)}</script>`;
}

export interface BrokenPage {
  base: string;
  report: DevReport;
  /** Undefined before the first bundle is whole: then the page has no script. */
  assets: DocumentAssets | undefined;
}

/** The diagnostics as text, over which the script renders the overlay. */
export function renderBrokenPage({ base, report, assets }: BrokenPage): string {
  const head = assets
    ? `<meta name="${BUILD_META_NAME}" content="${escapeAttribute(assets.buildId)}"><script type="module" src="${escapeAttribute(assets.scriptHref)}"></script>`
    : `<meta http-equiv="refresh" content="${RETRY_SECONDS}">`;
  return (
    `<!doctype html><html lang="en" data-base="${escapeAttribute(base)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<link rel="icon" href="data:,"><title>Error</title>${head}</head><body><main><h1>This page cannot be rendered</h1>` +
    `${report.diagnostics.map((each) => `<pre>${escapeHtml(formatDiagnostic(each))}</pre>`).join('')}</main>${renderReport(report)}</body></html>\n`
  );
}
