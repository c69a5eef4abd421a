/** Finds entries of a `_meta.json` that have no effect: a page that is listed before, and fields with a misspelled name. */
import { createError, findNearest } from '@quire/markdown/diagnostics';
import type { CheckDiagnostic } from '../config/check-config.ts';
import { dropExtension } from '../files/page-path.ts';
import { listMetaFields, type MetaItem } from './meta.ts';

export function findMetaFaults(items: readonly MetaItem[]): CheckDiagnostic[] {
  const names = items.map(({ name }) =>
    typeof name === 'string' ? dropExtension(name).replace(/\/$/, '') : undefined,
  );
  return items.flatMap((item, index) => {
    const name = names[index];
    const isListed = name !== undefined && names.indexOf(name) < index;
    const repeated = isListed
      ? [createFault(item, `The sidebar lists "${name}" twice.`, 'Remove one of the two.')]
      : [];
    return [...repeated, ...findMisspelled(item)];
  });
}

function findMisspelled(item: MetaItem): CheckDiagnostic[] {
  const known = listMetaFields(item.type);
  const unknown = Object.keys(item).filter((field) => !known.includes(field));
  return unknown.flatMap((field) => {
    const nearest = findNearest(field, known);
    const message = `An entry of the sidebar has no field "${field}".`;
    return nearest === undefined ? [] : [createFault(item, message, `Did you mean "${nearest}"?`)];
  });
}

function createFault({ place }: MetaItem, message: string, help: string): CheckDiagnostic {
  return createError('sidebar', message, { ...place(), help });
}
