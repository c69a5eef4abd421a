/** Emits the files for the local provider: one file of records, or shards for large sites. */
import { REST_THRESHOLD_CHARS } from '../core/constants.ts';
import type { VocabularyData } from '../core/query/vocabulary-data.ts';
import { type Boost, createRecords, textLength } from '../core/records/create-records.ts';
import { type PackedPage, packPage } from '../core/records/pack.ts';
import type { PageInput, PageRecord, ReducedPage } from '../core/records/page-record.ts';
import { cutPages, type PackedRest } from '../core/records/rest.ts';
import { DATA_FORMAT, type SearchData, type SearchKind } from '../core/records/search-data.ts';
import { nameSearch } from '../core/search-entry.ts';
import { chooseKind } from './choose-kind.ts';
import { hashText } from './hash-text.ts';
import { createHashedFiles, type SearchFile } from './hashed-files.ts';
import { buildTermIndex } from './term-index.ts';
import { compileVocabulary, type SynonymGroup } from './vocabulary/compile-vocabulary.ts';
import type { VocabularyEntry } from './vocabulary/parse-vocabulary.ts';
import { writeShards } from './write-shards.ts';

export interface EmitOptions {
  lang: string;
  /** Empty if the site has no versions. */
  version?: string;
  /** Whether language and version are those of the site's home page. */
  isDefault?: boolean;
  synonyms?: readonly SynonymGroup[];
  /** Readers' words for what the pages explain. */
  vocabulary?: readonly VocabularyEntry[] | undefined;
  boosts?: readonly Boost[];
  /** Set if pages that name the kind were rendered already; by default, the size of the text decides. */
  kind?: SearchKind;
  /** In characters; smaller in tests. */
  restThreshold?: number;
}

export interface SearchFiles {
  /** The name of the entry file, for the local provider. */
  entry: string;
  /** Which worker the local provider starts. */
  kind: SearchKind;
  /** All names contain a content hash, so that the files can be cached forever. All but the entry are in `files/`. */
  files: SearchFile[];
}

/** Deterministic. Names are relative to the folder where the site serves them. */
export function emitSearchFiles(pages: ReadonlyArray<PageInput | ReducedPage>, options: EmitOptions): SearchFiles {
  const { lang, version = '', isDefault = false, boosts = [], restThreshold = REST_THRESHOLD_CHARS } = options;
  const records = createRecords(pages, boosts);
  const header = { format: DATA_FORMAT, lang, version, ...(isDefault && { isDefault }) } as const;
  const name = nameSearch(lang, version);
  const size = textLength(records);
  const { kind = chooseKind(size) } = options;
  if (kind === 'sharded') return emitSharded(records, header, { name, options });
  const vocabulary = compileVocabulary(records, options);
  return emitWhole(records.map(packPage), header, { name, vocabulary, isCut: size > restThreshold });
}

type DataHeader = Pick<SearchData, 'format' | 'lang' | 'version' | 'isDefault'>;

interface Naming {
  name: string;
  vocabulary: VocabularyData;
}

function emitWhole(
  pages: PackedPage[],
  header: DataHeader,
  { name, vocabulary, isCut }: Naming & { isCut: boolean },
): SearchFiles {
  if (!isCut) return emitEntry({ ...header, kind: 'whole', pages, vocabulary }, name, []);
  const { heads, rest } = cutPages(pages);
  const files = createHashedFiles();
  const packed: PackedRest = { pages: rest, vocabulary };
  return emitEntry({ ...header, kind: 'whole', pages: heads, rest: files.add('rest', packed) }, name, files.list());
}

function emitSharded(
  records: readonly PageRecord[],
  header: DataHeader,
  { name, options }: { name: string; options: EmitOptions },
): SearchFiles {
  const terms = buildTermIndex(records);
  const vocabulary = compileVocabulary(records, options, terms.findSections);
  const { contents, files } = writeShards(records, { vocabulary, terms });
  return emitEntry({ ...header, kind: 'sharded', ...contents }, name, files);
}

function emitEntry(data: SearchData, name: string, files: SearchFile[]): SearchFiles {
  const body = JSON.stringify(data);
  const entry = `${name}.${hashText(body)}.json`;
  return { entry, kind: data.kind, files: [{ path: entry, body }, ...files] };
}
