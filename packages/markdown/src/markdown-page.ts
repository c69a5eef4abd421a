/** What the plugins of this package see besides what others do. */

import type { LoadedCode } from './code-file.ts';
import type { CodeProject } from './code-project.ts';
import type { HighlightedFence, SourcePage } from './compile-hooks.ts';
import type { CompileState } from './compiled-source.ts';

export interface MarkdownPage extends SourcePage {
  state: CompileState;
}

export interface PageFence extends HighlightedFence {
  page: MarkdownPage;
  /** What it shows of a file. */
  shown: LoadedCode | undefined;
  /** That the file belongs to. */
  project: CodeProject | undefined;
}
