/** Owns files in a row in plain Markdown, as `syntax/file-tabs.ts` makes them in the tree. */
import { escapeAttribute, escapeHtml } from '../../html/escape.ts';
import { listRuns } from '../syntax/file-tabs.ts';
import type { PlainFence } from './plain-source.ts';

/** What is written around a block. */
export interface Frame {
  before: string;
  after: string;
}

/** The frames of the blocks that share one, by their fences. */
export function frameFiles(fences: readonly PlainFence[]): Map<PlainFence, Frame> {
  const nodes = fences.flatMap((fence) => [...(fence.isNext ? [] : [undefined]), fence.isNested ? undefined : fence]);
  const frames = new Map<PlainFence, Frame>();
  for (const run of listRuns(nodes, ({ meta }) => meta)) {
    const tabs = run.map(({ title }, index) => writeTab(title, index === 0));
    for (const [index, { node, title }] of run.entries()) {
      const list = `<div class="q-tabs q-files">\n<div role="tablist">${tabs.join('')}</div>\n`;
      const name = escapeAttribute(title);
      const panel = `<div role="tabpanel" data-tab-panel="${name}" aria-label="${name}"`;
      const before = `${index === 0 ? list : ''}${panel}${index === 0 ? ' data-selected=""' : ''}>\n`;
      frames.set(node, { before, after: `\n</div>${index === run.length - 1 ? '\n</div>' : ''}` });
    }
  }
  return frames;
}

function writeTab(title: string, isFirst: boolean): string {
  const state = isFirst ? 'aria-selected="true"' : 'aria-selected="false" tabindex="-1"';
  const name = escapeAttribute(title);
  return `<button type="button" role="tab" data-tab-value="${name}" ${state}>${escapeHtml(title)}</button>`;
}
