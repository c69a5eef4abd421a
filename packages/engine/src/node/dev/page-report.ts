/** Owns what a document of the dev server tells about itself, and the document of a page that cannot be shown. */
import { DEV_REPORT_ID, type DevReport, type Mistake } from '../../shared/dev-contract.ts';
import { BUILD_META_NAME } from '../../shared/document-contract.ts';
import type { DocumentAssets } from '../bundle/document-assets.ts';
import { escapeAttribute } from '../content/highlight/code-block.ts';
import { escapeHtml } from '../content/highlight/highlighter.ts';
import { escapeScriptJson } from '../render/head.ts';

/** Where there is no script to wait for the mend, the browser asks again after this many seconds. */
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

/** The mistakes as text, over which the script draws the overlay. */
export function renderBrokenPage({ base, report, assets }: BrokenPage): string {
  const head = assets
    ? `<meta name="${BUILD_META_NAME}" content="${escapeAttribute(assets.buildId)}"><script type="module" src="${escapeAttribute(assets.scriptHref)}"></script>`
    : `<meta http-equiv="refresh" content="${RETRY_SECONDS}">`;
  return (
    `<!doctype html><html lang="en" data-base="${escapeAttribute(base)}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark">` +
    `<link rel="icon" href="data:,"><title>Mistake</title>${head}</head><body><main><h1>This page cannot be shown yet</h1>` +
    `${report.mistakes.map(renderMistake).join('')}</main>${renderReport(report)}</body></html>\n`
  );
}

function renderMistake({ message, file, line, column, frame, hint }: Mistake): string {
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  const lines = [place, message, frame, hint].filter((part) => part !== undefined && part !== '');
  return `<pre>${lines.map((part) => escapeHtml(String(part))).join('\n\n')}</pre>`;
}
