/** For the build: turns pages into search files, and implements the `quire search…` commands. */

export { type Boost, createSectionRecord } from '../core/records/create-records.ts';
export type { PageInput, SectionInput, SectionRecord } from '../core/records/page-record.ts';
export { chooseKind } from './choose-kind.ts';
export { createDocSearchRecords, type DocSearchOptions, type DocSearchRecord } from './docsearch-records.ts';
export { type EmitOptions, emitSearchFiles, type SearchFiles } from './emit-search-files.ts';
export { type Engines, type HttpRequest, type HttpResponse, handleQueries } from './handle-queries.ts';
export type { SearchFile } from './hashed-files.ts';
export { type RankedHeading, rankHeadings } from './rank-headings.ts';
export type { SynonymGroup } from './vocabulary/compile-vocabulary.ts';
export { parseVocabulary, type VocabularyEntry, type VocabularyProblem } from './vocabulary/parse-vocabulary.ts';
