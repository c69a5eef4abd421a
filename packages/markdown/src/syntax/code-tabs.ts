/** The theme's tabs, with code. */
import type { Code } from 'mdast';
import type { ContainerElement } from '../compile-hooks.ts';
import { type CodeMeta, parseCodeMeta, splitLanguage } from '../highlight/code-meta.ts';

export interface CodeTab {
  label: string;
  /** Its index in the content of the tabs. */
  block: number;
}

/** @param isFramed whether the tabs replace the titles of the code */
export function createCodeTabs(tabs: readonly CodeTab[], isFramed: boolean): ContainerElement {
  const labels = tabs.map(({ label }) => label);
  // The panels of equal values would be shown at once.
  const values = labels.map((label, index) => (labels.indexOf(label) < index ? `${label} ${index + 1}` : label));
  const buttons = tabs.map(({ label }, index) => ({
    tag: 'button',
    attributes: {
      type: 'button',
      role: 'tab',
      'data-tab-value': values[index] ?? '',
      'aria-selected': String(index === 0),
      ...(index > 0 && { tabindex: '-1' }),
    },
    children: [label],
  }));
  const panels = tabs.map(({ label, block }, index) => ({
    tag: 'div',
    attributes: {
      role: 'tabpanel',
      'data-tab-panel': values[index] ?? '',
      'aria-label': label,
      ...(index === 0 && { 'data-selected': true as const }),
    },
    children: [{ part: 'content' as const, block }],
  }));
  return {
    tag: 'div',
    attributes: { class: isFramed ? 'q-tabs q-files' : 'q-tabs' },
    children: [{ tag: 'div', attributes: { role: 'tablist' }, children: buttons }, ...panels],
  };
}

/** Options may follow the language without a space. */
export function readFence({ lang, meta }: Code): CodeMeta & { language: string } {
  const written = splitLanguage(lang ?? '', meta ?? '');
  return { ...parseCodeMeta(written.meta), language: written.language };
}
