/** The data from which the jobs of all documents are created. */

import type { ImageAssets } from '../content/images.ts';
import type { Site } from '../content/route-table.ts';
import type { GeneratedImages } from '../output/generated-images.ts';
import type { PageHeads } from '../routes/page-heads.ts';
import type { LinkContext } from '../routes/resolve-link.ts';
import type { Sections } from '../routes/sections.ts';

export interface JobsInput extends Site {
  heads: PageHeads;
  sections: Sections;
  links: LinkContext;
  images: ImageAssets;
  /** The link preview images of plugins. */
  generated: GeneratedImages;
  /** The URL of the script of the 404 pages, with base. */
  notFoundScript: string;
}
