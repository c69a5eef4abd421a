/** Owns what a build leaves to the next one, so that only what changed since then is indexed again. */
import type { AverageLengths } from '../core/index/build-postings.ts';
import type { SectionRecord } from '../core/records/page-record.ts';

/** What the terms of a page come from; `key` identifies its sections. */
export interface PageState {
  routePath: string;
  title: string;
  lvl0: string;
  group: string;
  key: string;
  sections: number;
}

/** As JSON. */
export interface IndexState {
  averages: AverageLengths;
  /** In the order of the site. */
  pages: PageState[];
  /** Joined by line ends, like their postings. */
  terms: string;
  texts: string;
  wholes: [term: string, postings: string][];
}

export interface EarlierIndex {
  state: IndexState;
  /** The sections of a page at that time; undefined where they are gone. */
  findSections(page: PageState): SectionRecord[] | undefined;
}
