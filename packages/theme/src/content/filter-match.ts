/** Where `query` is in `text`, by the rules of a filter of pages: start and end offsets. An empty query is nowhere. */
export function findFilterMatch(text: string, query: string): { start: number; end: number } | undefined {
  const needle = normalize(query);
  if (needle === '') return undefined;
  // Each normalized character, with its offset in the text.
  const places = [...text].reduce<{ offset: number; offsets: number[]; letters: string }>(
    ({ offset, offsets, letters }, character) => {
      const normalized = normalize(character);
      return {
        offset: offset + character.length,
        offsets: [...offsets, ...Array.from(normalized, () => offset)],
        letters: letters + normalized,
      };
    },
    { offset: 0, offsets: [], letters: '' },
  );
  const at = places.letters.indexOf(needle);
  const [start, last] = [places.offsets[at], places.offsets[at + needle.length - 1]];
  return at === -1 || start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

/** Also true for an empty query. */
export function matchesFilter(text: string, query: string): boolean {
  return normalize(text).includes(normalize(query));
}

/** `auto ext`, `autoext` and `auto-ext` are the same query, and find `autoExtension`. */
function normalize(text: string): string {
  return text.toLowerCase().replace(/[-\s]+/g, '');
}
