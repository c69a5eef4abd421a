/** Overview pages: their groups and posts. (docs/behavior/page-types.md) */
import type { Link } from './navigation.ts';
import type { WrittenDate } from './written-date.ts';

export interface OverviewPage extends Link {
  headings: Link[];
  /** A blog post's date. */
  date?: WrittenDate;
  /** One line about the page; its description if it has no shorter one. */
  summary?: string;
  /** The type of the option that the page describes: `boolean | string`. */
  valueType?: string;
}

export interface OverviewGroup {
  text: string;
  /** The id of the heading. */
  id: string;
  /** The group's index page. */
  href?: string;
  pages: OverviewPage[];
}

/** A list with at least this many posts has a filter, and shows the headings of each post. */
export const POSTS_FILTERED_FROM = 10;

/** The posts of a blog's overview, the newest first; pages without a date come last. */
export function listPosts(groups: OverviewGroup[]): OverviewPage[] {
  const dateOf = ({ date }: OverviewPage) => date?.iso ?? '';
  return groups
    .flatMap(({ pages }) => pages)
    .sort((a, b) => Number(dateOf(a) < dateOf(b)) - Number(dateOf(a) > dateOf(b)));
}
