/** The additional data that the plugins of this package receive. */

import type { LoadedCode } from './code-file.ts';
import type { CodeProject } from './code-project.ts';
import type { Container, HighlightedFence, SourcePage } from './compile-hooks.ts';
import type { CompileState } from './compile-state.ts';
import type { CodeUse } from './source-references.ts';
import type { Nodes } from './syntax/element-nodes.ts';

export interface MarkdownPage extends SourcePage {
  state: CompileState;
}

export interface PageFence extends HighlightedFence {
  page: MarkdownPage;
  /** The code that it includes from a file. */
  shown: LoadedCode | undefined;
  /** The project of that file. */
  project: CodeProject | undefined;
  /** Its entry in `codeBlocks` of the page. */
  use: CodeUse;
}

export interface PageContainer extends Container {
  blocks: Nodes;
  /** @param block what the problem is in; the container itself by default */
  warn(message: string, help?: string, block?: Pick<Nodes[number], 'position'>): void;
}
