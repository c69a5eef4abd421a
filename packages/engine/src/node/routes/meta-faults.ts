/** Finds parts of `_meta.json` and `_nav.json` that have no effect: a page that is listed before, and fields with a misspelled name. */
import { createError, findNearest } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import type { SourcePlace } from '../config/json-file.ts';
import { dropExtension } from '../files/page-path.ts';
import { listMetaFields, type MetaItem, NAV_FIELDS, type NavEntry } from './meta.ts';

export function findMetaFaults(items: readonly MetaItem[]): CheckDiagnostic[] {
  const names = items.map(({ name }) =>
    typeof name === 'string' ? dropExtension(name).replace(/\/$/, '') : undefined,
  );
  return items.flatMap((item, index) => {
    const name = names[index];
    const isListed = name !== undefined && names.indexOf(name) < index;
    const repeated = isListed ? [createRepeatedError(name, item.place())] : [];
    return [...repeated, ...findMisspelled(item, { rule: 'sidebar', known: listMetaFields(item.type) })];
  });
}

export function createRepeatedError(name: string, place: SourcePlace): CheckDiagnostic {
  return createError('sidebar', `The sidebar lists "${name}" twice.`, { ...place, help: 'Remove one of the two.' });
}

export function findNavFaults(entries: readonly NavEntry[]): CheckDiagnostic[] {
  return entries.flatMap((entry) => [
    ...findMisspelled(entry, { rule: 'nav', known: NAV_FIELDS }),
    ...findNavFaults(entry.items ?? []),
  ]);
}

interface EntryKind {
  rule: 'sidebar' | 'nav';
  known: string[];
}

function findMisspelled(entry: MetaItem | NavEntry, { rule, known }: EntryKind): CheckDiagnostic[] {
  const unknown = Object.keys(entry).filter((field) => !known.includes(field));
  return unknown.flatMap((field) => {
    const nearest = findNearest(field, known);
    const message = `An entry of the ${rule === 'nav' ? 'navigation' : 'sidebar'} has no field "${field}".`;
    return nearest === undefined
      ? []
      : [createError(rule, message, { ...entry.place(), help: `Did you mean "${nearest}"?` })];
  });
}
