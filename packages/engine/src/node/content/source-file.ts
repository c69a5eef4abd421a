/** A file of the docs folder, or a virtual page of a plugin, before it is compiled. */
import type { PagePlace } from '@quire/client/contract';

export interface SourceFile extends PagePlace {
  /** Absolute. The file of a virtual page does not exist, but paths in the page are relative to it. */
  filePath: string;
  virtual?: VirtualSource;
}

export interface VirtualSource {
  /** The name of the plugin that created the page. */
  plugin: string;
  /** Including the frontmatter. */
  text: string;
  /** The number of lines before the plugin's own text. */
  linesBefore: number;
  /** The file from which the page was generated, absolute. */
  madeFrom?: string;
}
