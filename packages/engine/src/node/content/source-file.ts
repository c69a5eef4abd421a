/** One file of the docs folder, or a page that a plugin makes in place of one, known before it is compiled. */
import type { PagePlace } from '../../shared/page.ts';

export interface SourceFile extends PagePlace {
  /** Absolute. Where a page is virtual, there is no such file: what the page names is relative to it. */
  filePath: string;
  virtual?: VirtualSource;
}

export interface VirtualSource {
  /** The name of the plugin that made the page. */
  plugin: string;
  /** With its frontmatter. */
  text: string;
  /** How many lines of it the plugin's own text is behind. */
  linesBefore: number;
  /** The file that the page was made from, absolute. */
  madeFrom?: string;
}
