/** Overview pages: their groups and posts. (docs/behavior/page-types.md) */
import type { WrittenDate } from './written-date.ts';

export interface OverviewHeading {
  text: string;
  href: string;
}

export interface OverviewPage {
  text: string;
  href: string;
  headings: OverviewHeading[];
  /** A blog post's date. */
  date?: WrittenDate;
  /** A line of what the page is for; its description where it has no shorter one. */
  summary?: string;
  /** Of the option that the page describes: `boolean | string`. */
  valueType?: string;
}

export interface OverviewGroup {
  text: string;
  /** Of its heading. */
  id: string;
  /** The group's index page. */
  href?: string;
  pages: OverviewPage[];
}

/** A list of so many posts has a filter, and each post its headings. */
export const POSTS_FILTERED_FROM = 10;

/** The posts of a blog's overview, the newest first; pages without a date come last. */
export function listPosts(groups: OverviewGroup[]): OverviewPage[] {
  const dateOf = ({ date }: OverviewPage) => date?.iso ?? '';
  return groups
    .flatMap(({ pages }) => pages)
    .sort((a, b) => Number(dateOf(a) < dateOf(b)) - Number(dateOf(a) > dateOf(b)));
}
