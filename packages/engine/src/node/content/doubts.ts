/** Owns what a page holds that compiles, but that its author may have meant otherwise. */
import type { FrontmatterDoubt } from './frontmatter-names.ts';
import type { OpenContainer } from './syntax/containers.ts';

export type Doubt = FrontmatterDoubt | OpenContainer;
