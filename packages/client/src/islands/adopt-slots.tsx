/** The content of an island's slots in the browser: the existing nodes of the build's HTML are kept. */
import type { ReactNode } from 'react';
import { getEmptyHtml } from '../dom/trusted-html.ts';
import { Slot } from './island-markup.tsx';

/**
 * The content props of an island: slots that keep the nodes that are in the document.
 * @param onReveal called with content that the island did not show at build time, when it shows it
 */
export function adoptSlots(island: HTMLElement, onReveal: (slot: HTMLElement) => void): Record<string, ReactNode> {
  const names = island.dataset.slots?.split(' ') ?? [];
  return Object.fromEntries(names.map((name) => [name, adoptSlot(name, takeTemplate(island, name), onReveal)]));
}

/** If the island removes its content and shows it again, the same nodes are reused. */
function adoptSlot(name: string, waiting: Node[], onReveal: (slot: HTMLElement) => void): ReactNode {
  let nodes = waiting;
  const attach = (slot: HTMLElement | null) => {
    if (!slot) return;
    if (slot.firstChild) {
      nodes = [...slot.childNodes];
    } else {
      slot.append(...nodes);
      onReveal(slot);
    }
  };
  return <Slot name={name} html={getEmptyHtml()} attach={attach} />;
}

/** The content that the island did not show at build time. The template is removed before hydration. */
function takeTemplate(island: HTMLElement, name: string): Node[] {
  const template = [...island.children].find(
    (child) => child instanceof HTMLTemplateElement && child.dataset.slot === name,
  );
  if (!(template instanceof HTMLTemplateElement)) return [];
  template.remove();
  return [...template.content.childNodes];
}
