/** One file of the docs folder, known before it is compiled. */
import type { PagePlace } from '../../shared/page.ts';

export interface SourceFile extends PagePlace {
  /** Absolute. */
  filePath: string;
}
