/** Formats the section of one type: its sentence, its signature, and a line for each member. */
import type { ApiMember, ApiNotes, ApiType } from './api.ts';
import { formatCode, formatProse, formatTable, formatType, isProse, joinBlocks, joinSentences } from './format-text.ts';
import { findSentence, linkToExplanation, linkToType, type Outline, type Row } from './outline.ts';
import { joinNames, type ReferencePage } from './places.ts';
import { formatAbout, formatForeign } from './prose.ts';

export function formatSection(key: string, page: ReferencePage, outline: Outline): string {
  const type = outline.api.types[key];
  if (!type) return '';
  const about = formatAbout(type.about, findSentence(type.name, outline), outline.lang);
  return joinBlocks([
    joinSentences([about, formatMarks(type, outline)]),
    formatUses(key, outline, page),
    `\`\`\`ts\n${type.signature}\n\`\`\``,
    formatLinks(type, page, outline),
    formatMembers(outline.rows.get(key) ?? [], page, outline),
  ]);
}

/** The members that have the type. @param page which the links are on, undefined for the index */
export function formatUses(key: string, outline: Outline, page?: ReferencePage): string {
  const links = [...outline.rows].flatMap(([owner, rows]) =>
    rows
      .filter(({ member }) => member.opens.includes(key))
      .map(({ member, ids: [id] }) => {
        const name = joinNames(outline.api.types[owner]?.name ?? owner, member.name);
        return `[${formatCode(name)}](${linkToType(owner, outline, page, id)})`;
      }),
  );
  return links.length === 0 ? '' : outline.texts.valueOf + links.join(outline.texts.separator);
}

/** The types in a signature, whose code has no links. */
function formatLinks({ links, members }: ApiType, page: ReferencePage, outline: Outline): string {
  if (members.length > 0 || Object.keys(links).length === 0) return '';
  const targets = Object.entries(links).map(
    ([name, key]) => `[${formatCode(name)}](${linkToType(key, outline, page)})`,
  );
  return outline.texts.seeAlso + targets.join(outline.texts.separator);
}

function formatMembers(rows: readonly Row[], page: ReferencePage, outline: Outline): string {
  if (rows.length === 0) return '';
  const { member, type } = outline.texts;
  return formatTable(
    [member, type],
    rows.map((row) => [formatName(row, outline), formatMember(row, page, outline)]),
  );
}

function formatName({ member, explained: [first], ids }: Row, outline: Outline): string {
  const anchors = ids.map((id) => `<span id="${id}"></span>`).join('');
  const name = formatCode(member.name);
  return anchors + (first ? `[${name}](${linkToExplanation(first, outline)})` : name);
}

function formatMember(
  { member, explained: [, ...others], sentence, fallback }: Row,
  page: ReferencePage,
  outline: Outline,
): string {
  const type = formatType(member.type, (name) => {
    // A type may also contain names that all objects have, such as `toString`.
    const key = Object.hasOwn(member.links, name) ? member.links[name] : undefined;
    return key === undefined ? undefined : linkToType(key, outline, page);
  });
  const more = others.map((each) => `[${formatCode(each.name)}](${linkToExplanation(each, outline)})`);
  const text = [
    formatMarks(member, outline),
    formatAbout(member.about, sentence, outline.lang),
    more.join(' '),
    formatFallback(member, fallback, outline),
  ];
  return [type, joinSentences(text)].filter(Boolean).join('<br>');
}

function formatMarks({ since, deprecated, experimental }: ApiNotes, { texts, lang }: Outline): string {
  const marks = [
    experimental ? texts.experimental : '',
    deprecated === undefined ? '' : joinSentences([texts.deprecated, formatForeign(deprecated, lang)]),
    since === undefined ? '' : texts.since.replace('{version}', formatProse(since)),
  ];
  return joinSentences(marks);
}

function formatFallback({ default: fallback }: ApiMember, own: string | undefined, { texts, lang }: Outline): string {
  if (fallback === undefined) return '';
  if (own !== undefined) return texts.default + formatProse(own);
  return texts.default + (isProse(fallback) ? formatForeign(fallback, lang) : formatCode(fallback));
}
