/** The markup that build and browser share: `<quire-island>` around an island, `<quire-slot>` around its content. */
import { createElement, type Ref } from 'react';
import { SLOT_TAG } from './island-tag.ts';

/** Attributes of an island in the document. */
export interface IslandAttributes {
  /** The key of the island's loader. */
  'data-name': string;
  /** Unique on the page, and the prefix of React's ids in the island. */
  'data-id': string;
  /** JSON; absent without props. */
  'data-props'?: string;
  /** The names of the props that are slots, separated by spaces. */
  'data-slots'?: string;
  /** In the layout: the key by which it is kept when the page changes. */
  'data-keep'?: string;
}

interface SlotProps {
  name: string;
  html: string;
  attach?: Ref<HTMLElement>;
}

/** A container for content that React renders once and never changes. */
export function Slot({ name, html, attach }: SlotProps) {
  return createElement(SLOT_TAG, {
    ref: attach,
    'data-slot': name,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the content was compiled at build time
    dangerouslySetInnerHTML: { __html: html },
    suppressHydrationWarning: true,
  });
}
