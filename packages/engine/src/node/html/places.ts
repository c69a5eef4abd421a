/** Collects the positions in HTML at which content is inserted. */
import type { HtmlVisitor } from '@quire/markdown/html';

/** Text that a component has marked as code, such as the theme's `CodeBlockRuntime`. */
export interface MarkedCode {
  language: string;
  text: string;
  /** The offsets of the element and of its end tag. */
  start: number;
  end: number;
}

export interface HtmlPlaces {
  /** Whether there is a first heading. */
  hasTitle: boolean;
  /** The end of the first heading's text, before its anchor; undefined without a heading, or if it is in an island. */
  titleEnd: number | undefined;
  codes: MarkedCode[];
}

const LANGUAGE = /(?:^|\s)language-(\S+)/;

export function createPlaceCollector(): HtmlVisitor & { finish(): HtmlPlaces } {
  const codes: MarkedCode[] = [];
  let title: { depth: number; isInIsland: boolean; end?: number } | undefined;
  let code: { depth: number; language: string; start: number; text: string } | undefined;
  let islands = 0;
  return {
    open({ name, attributes, depth, start }) {
      if (name === 'quire-island') islands += 1;
      if (name === 'h1') title ??= { depth, isInIsland: islands > 0 };
      if (name === 'a' && title && attributes.class === 'q-anchor') title.end ??= start;
      if (name === 'code' && attributes['data-highlight'] !== undefined)
        code = { depth, start, language: LANGUAGE.exec(attributes.class ?? '')?.[1] ?? '', text: '' };
    },
    text(text) {
      if (code) code.text += text;
    },
    close({ name, depth, start }) {
      if (name === 'quire-island') islands -= 1;
      if (name === 'h1' && title?.depth === depth) title.end ??= start;
      if (code?.depth !== depth) return;
      codes.push({ language: code.language, text: code.text, start: code.start, end: start });
      code = undefined;
    },
    finish: () => ({ codes, hasTitle: title !== undefined, titleEnd: title?.isInIsland ? undefined : title?.end }),
  };
}
